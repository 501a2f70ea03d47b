// The data pack as it lies in the repository, for tests.
import {readFileSync, readdirSync} from "node:fs";
import {readPack} from "../src/far_seas/pack";

export function packOfTheRepository() {
  const folder = "../common/data/far_seas";
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".toml"))
    .map((name) => ({name, content: new Uint8Array(readFileSync(`${folder}/${name}`))}));
  return readPack(files, "");
}
