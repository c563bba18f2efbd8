import { rmSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./.scripts/chromium.mjs";
import { freePort } from "./.scripts/port.mjs";
import { scratchFolder } from "./.scripts/scratch.mjs";

// Every worker loads this file, too, and must get the values of the first load.
process.env.E2E_PORT ??= String(await freePort(3190));
process.env.E2E_PUSH_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= newFolder();
process.env.E2E_IS_WHOLE ??= process.argv.slice(2).every(isForAll) ? "yes" : "";

const { E2E_PORT: port, E2E_DATA_DIR: folder } = process.env;
const baseURL = `http://localhost:${port}`;

/** Creates an empty data folder for this run, deleted when it ends. */
function newFolder() {
  const made = scratchFolder("crowdcue-e2e-");
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Whether an argument leaves out no test. */
function isForAll(argument: string) {
  return /^(test|--(reporter|workers|trace|retries|output)=.*)$/.test(argument);
}

/** Judges at the end what the pages of all tests have sent, which a part of the tests cannot tell. */
const judged = [
  { name: "browser", teardown: "by hand" },
  { name: "by hand", testDir: "e2e/by-hand", testMatch: "judge.ts" },
];

// Pages of tests do not live long enough to earn back what optimising their code costs: a tenth of the whole.
const BASELINE_CODE_ONLY = "--js-flags=--no-opt --no-maglev";
const launch = launchOptions();

export default defineConfig({
  testDir: "e2e",
  ...(process.env.E2E_IS_WHOLE && { projects: judged }),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // CI's closing lines name each test that was repeated.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  // A test machine may be small and busy: twice as slow, it needs half a minute for what looks at 25 pages.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    launchOptions: { ...launch, args: [...launch.args, BASELINE_CODE_ONLY] },
    // Screenshots and accessibility checks need pages without animations.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "npm start",
    url: `${baseURL}/api/health`,
    // The run's own configuration, whatever variables the shell sets.
    env: {
      PORT: String(port),
      BIND_ADDRESS: "",
      APP_URL: "",
      DATABASE_URL: `file:${join(String(folder), "crowdcue.db")}`,
      DATA_DIR: String(folder),
      AUTH_SECRET: "",
      SMTP_URL: "",
      TRUST_PROXY: "",
      WALL_FRAME_ANCESTORS: "",
      PUSH_SERVICES: `http://127.0.0.1:${process.env.E2E_PUSH_PORT}`,
      MAINTENANCE: "",
      CROWDCUE_DEMO: "1",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
