import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Jest lets go of little memory between two runs of a file; a worker beyond this starts anew. */
const MEMORY = 1.5 * 2 ** 30;

/** A process with a warm Jest that runs test files, one at a time. */
export class Worker {
  constructor(testFiles, env) {
    this.testFiles = testFiles;
    // What a mutant leaves on the disk must not meet the next worker.
    this.folder = mkdtempSync(join(tmpdir(), "crowdcue-mutants-"));
    const own = { TMPDIR: this.folder, TEST_TEMPLATES: this.folder };
    this.env = { ...process.env, ...env, ...own, NODE_ENV: "test" };
    delete this.env.CI;
  }

  /** Runs a test file with a mutant, and answers what failed. A file that takes longer than `limit` ms fails. */
  async run(job, limit) {
    this.child ??= await this.start();
    const { child } = this;
    child.send(job);
    const timer = setTimeout(() => child.kill("SIGKILL"), limit);
    const answer = await nextOf(child);
    clearTimeout(timer);
    if (!answer || answer.memory > MEMORY) this.stop();
    return answer ?? { failed: "the process ended", isLoop: true };
  }

  async start() {
    const config = join(import.meta.dirname, "jest.config.mjs");
    const args = ["--config", config, "--runInBand"];
    const child = fork(
      "node_modules/jest/bin/jest.js",
      [...args, "--runTestsByPath", ...this.testFiles],
      {
        env: this.env,
        stdio: ["ignore", "ignore", "pipe", "ipc"],
      },
    );
    let said = "";
    child.stderr.on("data", (text) => {
      said = (said + text).slice(-4000);
    });
    if (!(await nextOf(child))?.isReady) throw new Error(`Jest did not start.\n${said}`);
    return child;
  }

  stop() {
    this.child?.kill("SIGKILL");
    this.child = undefined;
  }

  end() {
    this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The next message of a process, or undefined when it ends first. */
async function nextOf(child) {
  const either = new AbortController();
  const { signal } = either;
  const message = once(child, "message", { signal }).then(([answer]) => answer);
  const end = once(child, "exit", { signal }).then(() => undefined);
  const answer = await Promise.race([message, end]);
  either.abort();
  await Promise.allSettled([message, end]);
  return answer;
}
