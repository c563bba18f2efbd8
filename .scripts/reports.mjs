import { readFileSync } from "node:fs";

/** Reads Jest's report. A flaky test failed first and passed when it was repeated, which only CI does. */
export function readUnitReport(file) {
  const report = read(file);
  // A file that fails to run reports no tests.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const flaky = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === "passed" && invocations > 1)
    .map(({ fullName }) => fullName);
  return { passed: report.numPassedTests, failed, flaky };
}

/** Reads Playwright's report, in the same way. */
export function readBrowserReport(file) {
  const { stats, errors, suites } = read(file);
  const flaky = suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ title }) => title);
  const passed = stats.expected + stats.flaky;
  return { passed, failed: stats.unexpected + errors.length, flaky };
}

function specsIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
