// The data packs of this checkout as modules of the build: files that the browser keeps, compressed, instead of an answer over the
// line on every visit. `virtual:packs` has them by digest; whoever finds none there asks the server (GetPack).
import {createHash} from "node:crypto";
import {readFileSync, readdirSync} from "node:fs";
import {join} from "node:path";
import type {Plugin} from "vite";

const index = "virtual:packs";
const one = "virtual:pack/";

export function packs(folder: string): Plugin {
  const names = () =>
    readdirSync(folder, {withFileTypes: true}).filter((each) => each.isDirectory() && tomls(each.name).length > 0);
  const tomls = (pack: string) =>
    readdirSync(join(folder, pack))
      .filter((name) => name.endsWith(".toml"))
      .sort()
      .map((name) => ({name, content: readFileSync(join(folder, pack, name), "utf8")}));
  return {
    name: "chartroom-packs",
    resolveId: (id) => (id === index || id.startsWith(one) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${index}`) {
        const rows = names().map(({name}) => `${JSON.stringify(digestOf(tomls(name)))}: () => import("${one}${name}")`);
        return `export const packs = {${rows.join(", ")}};`;
      }
      if (!id.startsWith(`\0${one}`)) return undefined;
      return `export const files = ${JSON.stringify(tomls(id.slice(one.length + 1)))};`;
    },
  };
}

// As the server makes it: SHA-256 over each file's name and contents, by name, each preceded by its length in bytes and a colon.
function digestOf(files: readonly {name: string; content: string}[]): string {
  const hash = createHash("sha256");
  for (const text of files.flatMap(({name, content}) => [name, content])) {
    hash.update(`${Buffer.byteLength(text)}:`).update(text);
  }
  return hash.digest("hex");
}
