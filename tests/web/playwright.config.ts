import {defineConfig} from "@playwright/test";
import {join} from "node:path";

const results = join(__dirname, "../../client-web/test-results");

// One server for all specs; each makes accounts and games of its own. One at a time, because a spec may restart the server, and because a
// browser that draws without a graphics card has work for two cores: two at a time took as long.
export default defineConfig({
  testDir: process.env.CHARTROOM_WEB_SPECS ?? "specs",
  outputDir: join(results, "runs"),
  globalSetup: "./harness/global_setup.ts",
  workers: 1,
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
    // A trace takes a picture of the whole page with every step.
    trace: process.env.CI === undefined ? "retain-on-failure" : "on-first-retry",
    viewport: {width: 1440, height: 900},
    launchOptions: {
      executablePath: process.env.CHARTROOM_CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox"], // in containers, and by root
    },
  },
});
