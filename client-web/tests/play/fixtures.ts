import {fixturesOf} from "../../demo/fixtures";
import {packOfTheRepository} from "../far_seas_pack";

export const fixtures = fixturesOf(packOfTheRepository());
