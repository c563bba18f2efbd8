import { on } from "node:events";
import JestRunner from "jest-runner";

/** A Jest runner that stays warm: it runs the test files that its parent asks for, one after another. */
export default class MutantRunner {
  constructor(globalConfig, context) {
    this.make = () => new JestRunner(globalConfig, context);
  }

  async runTests(tests, watcher) {
    const jobs = on(process, "message");
    process.send({ isReady: true });
    for await (const [job] of jobs) {
      globalThis.mutantJob = job;
      const test = tests.find(({ path }) => path === job.path);
      const outcome = await this.run(test, watcher);
      process.send({ ...outcome, memory: process.memoryUsage().rss });
    }
  }

  async run(test, watcher) {
    const began = Date.now();
    let outcome;
    const runner = this.make();
    runner.on("test-file-success", ([, result]) => {
      const failed = result.testResults.find(({ status }) => status === "failed");
      const error = result.testExecError ?? result.failureMessage;
      outcome = { ...result.mutation, failed: failed?.fullName ?? error };
    });
    runner.on("test-file-failure", ([, error]) => {
      outcome = { failed: error.stack ?? String(error) };
    });
    await runner.runTests([test], watcher, { serial: true });
    return { ...outcome, ms: Date.now() - began };
  }
}
