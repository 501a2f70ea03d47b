// Before the tests of each file: the page speaks English, as it does when it is drawn.
import {choose} from "../src/i18n";

await choose("en");
localStorage.clear();
