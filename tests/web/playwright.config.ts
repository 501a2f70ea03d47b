import {defineConfig} from "@playwright/test";
import {join} from "node:path";

const results = join(__dirname, "../../client-web/test-results");

// One server for all specs; each makes accounts and games of its own. Two at a time, as a browser leaves half of two cores idle; but alone
// what restarts the server, after all others.
const restarts = "**/restart.spec.ts";

export default defineConfig({
  testDir: "specs",
  outputDir: join(results, "runs"),
  globalSetup: "./harness/global_setup.ts",
  workers: 2,
  projects: [
    {name: "together", testIgnore: restarts},
    {name: "alone", testMatch: restarts, dependencies: ["together"]},
  ],
  timeout: 120_000,
  globalTimeout: 38 * 60_000,
  expect: {timeout: 30_000},
  // Where others' work is on the machine too, once more: what only passes then is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"]],
  metadata: {results},
  use: {
    browserName: "chromium",
    actionTimeout: 60_000, // what cannot be done fails there and then, and says what stood in the way
    locale: "en-GB",
    reducedMotion: "reduce",
    trace: "retain-on-failure",
    viewport: {width: 1440, height: 900},
    launchOptions: {
      executablePath: process.env.CHARTROOM_CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox"], // in containers, and by root
    },
  },
});
