// The data pack of the repository, for pages that run without a server.
import {readPack} from "../src/far_seas/pack";

const files = import.meta.glob("../../common/data/far_seas/*.toml", {query: "?raw", import: "default", eager: true});
const encoder = new TextEncoder();

export const pack = readPack(
  Object.entries(files).map(([path, text]) => ({
    name: path.slice(path.lastIndexOf("/") + 1),
    content: encoder.encode(text as string),
  })),
  "",
);
