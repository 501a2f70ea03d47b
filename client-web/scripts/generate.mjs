// TypeScript for the messages of ../proto, by protoc and protoc-gen-es. Written to src/gen, which is never committed.
import {spawnSync} from "node:child_process";
import {mkdirSync, rmSync} from "node:fs";
import {fileURLToPath} from "node:url";

const here = fileURLToPath(new URL("..", import.meta.url));
const files = ["envelope", "lobby", "play", "fair", "journal", "far_seas"].map((name) => `chartroom/v1/${name}.proto`);

rmSync(`${here}src/gen`, {recursive: true, force: true});
mkdirSync(`${here}src/gen`, {recursive: true});
const run = spawnSync(
  process.env.PROTOC ?? "protoc",
  [
    `--plugin=protoc-gen-es=${here}node_modules/.bin/protoc-gen-es`,
    `--proto_path=${here}../proto`,
    `--es_out=${here}src/gen`,
    "--es_opt=target=ts,import_extension=none",
    ...files,
  ],
  {stdio: "inherit"},
);
if (run.error) console.error(`protoc could not be started: ${run.error.message}`);
process.exit(run.status ?? 1);
