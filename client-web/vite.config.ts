import preact from "@preact/preset-vite";
import {compression} from "vite-plugin-compression2";
import {defineConfig} from "vitest/config";
import {packs} from "./scripts/packs";

// `npm run dev` and `vite preview` beside a chartroomd of deploy/up.
const proxy = {"/v1/play": {target: process.env.CHARTROOM_HTTP ?? "http://127.0.0.1:1914", ws: true}};

// Built to static files with hashes in their names, which chartroomd serves from its root.
export default defineConfig({
  // Each file once more as brotli and as gzip beside it, for chartroomd to choose from.
  plugins: [preact(), packs("../common/data"), compression({algorithms: ["brotliCompress", "gzip"], threshold: 1024})],
  build: {
    target: "es2022",
    // Everything is a file of our own: the Content-Security-Policy allows no data: scripts and no inline ones.
    assetsInlineLimit: 0,
    modulePreload: {polyfill: false},
  },
  server: {proxy},
  preview: {proxy},
  // Long, because other tests may have the machine at the same time.
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
