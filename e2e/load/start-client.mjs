import { fork } from "node:child_process";
import { join } from "node:path";

/** Starts a client in its own process; `run` gives it one job at a time. */
export function startClient() {
  const child = fork(join(import.meta.dirname, "client.mjs"));
  return {
    pid: child.pid,
    run(job, input) {
      return new Promise((resolve, reject) => {
        child.once("message", ({ output, error }) => {
          if (error) reject(new Error(error));
          else resolve(output);
        });
        child.send({ job, input });
      });
    },
    stop: () => child.kill(),
  };
}
