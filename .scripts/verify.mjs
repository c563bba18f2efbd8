// Runs every check that a change must pass: `npm run verify`. CI runs this and nothing else.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enginePackages, missingEngines } from "./engines.mjs";
import { readBrowserReport, readUnitReport } from "./reports.mjs";
import { run } from "./run.mjs";

// React and Next.js depend on NODE_ENV; each tool sets its own.
delete process.env.NODE_ENV;

const folder = mkdtempSync(join(tmpdir(), "crowdcue-verify-"));
const jestReport = join(folder, "jest.json");
const playwrightReport = join(folder, "playwright.json");
const total = { passed: 0, failed: 0, flaky: [] };

await step("check");
await step("types");
await step("unused");
await step("unit", {
  args: ["--json", `--outputFile=${jestReport}`],
  count: () => readUnitReport(jestReport),
});
const isBuilt = await step("build");
if (isBuilt) {
  await step("e2e", {
    args: ["--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    count: () => readBrowserReport(playwrightReport),
  });
} else {
  console.log("\n── e2e: nothing to test, the build failed");
  total.failed += 1;
}

rmSync(folder, { recursive: true });
for (const title of total.flaky) {
  console.log(`\nFlaky, failed once and passed when repeated: ${title}`);
}
for (const name of missingEngines()) {
  console.log(`\nNot tested in ${name}, which is not installed.`);
  console.log(
    `Playwright's own build will do, or Debian's packages: ${enginePackages.join(", ")}.`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a script of package.json and counts its tests; a script without tests counts as one. */
async function step(name, { args = [], env, count } = {}) {
  console.log(`\n── ${name}`);
  const isFine = await run("npm", ["run", "--silent", name, "--", ...args], { env });
  const { passed, failed, flaky } = outcome(isFine, count);
  total.passed += passed;
  total.failed += failed;
  total.flaky.push(...flaky);
  return isFine;
}

function outcome(isFine, count = () => ({ passed: Number(isFine), failed: 0, flaky: [] })) {
  const { passed, failed, flaky } = orNothing(count);
  const isBroken = !isFine || passed + failed === 0;
  return { passed, failed: isBroken ? Math.max(failed, 1) : failed, flaky };
}

/** A step that crashed leaves no report. */
function orNothing(count) {
  try {
    return count();
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 0, flaky: [] };
  }
}
