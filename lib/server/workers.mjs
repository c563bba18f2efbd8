import cluster from "node:cluster";
import { once } from "node:events";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "../process/log.mjs";

/** How long a worker that has ended by itself stays away: one that fails at its start must not keep a processor busy. */
const RESTART_MS = 1000;
const MOST_WORKERS = 64;

/** Tells a worker that another has taken its place. `worker.disconnect()` would wait for streams, which never end. */
export const LEAVE = "leave";

/** Anything else than a number of workers is refused by the process that then serves alone, as all configuration is. */
const wanted = Number(process.env.WORKERS || 1);

/** Whether this process serves nothing itself, but starts and watches those that do. */
export const isSupervisor = cluster.isPrimary && wanted > 1 && wanted <= MOST_WORKERS;

/**
 * Keeps the wanted number of workers running behind one port, until SIGTERM or SIGINT ends them all, and this process
 * with them. SIGHUP replaces them one after another: each leaves when its successor listens. Resolves to their number
 * once all listen.
 */
export async function supervise() {
  const workers = new Set();
  const leaving = new WeakSet();
  let isStopping = false;
  let replacing = Promise.resolve();

  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stop());
  process.on("SIGHUP", () => {
    replacing = replacing.then(replaceAll);
  });

  // Where the server was started by a link, each new worker comes from the folder to which the link leads then.
  cluster.setupPrimary({ cwd: dirname(process.argv[1]) });
  // One after another, because the first creates the tables, the keys and the demo.
  while (workers.size < wanted && !isStopping) if (!(await add())) return stop(1);
  return workers.size;

  /** Starts a worker. Resolves to whether it listens. */
  async function add() {
    const worker = cluster.fork();
    workers.add(worker);
    const ended = once(worker, "exit").then((how) => {
      workers.delete(worker);
      if (isStopping && workers.size === 0) process.exit();
      return how;
    });
    const listens = once(worker, "listening").then(() => true);
    const isListening = await Promise.race([listens, ended.then(() => false)]);
    if (isListening) ended.then((how) => handleEnd(worker, how));
    return isListening;
  }

  async function handleEnd(worker, [code, signal]) {
    if (isStopping || leaving.has(worker)) return;
    log.error(`A worker has ended by itself (${signal ?? code}). Another one replaces it.`);
    do await pause(RESTART_MS);
    while (!isStopping && !(await add()));
  }

  async function replaceAll() {
    for (const worker of [...workers]) {
      if (isStopping || worker.isDead()) continue;
      if (!(await add())) {
        log.error("A new worker did not start: the former ones stay.");
        return;
      }
      leaving.add(worker);
      worker.send(LEAVE);
      await once(worker, "exit");
    }
  }

  function stop(exitCode = 0) {
    process.exitCode ||= exitCode;
    isStopping = true;
    for (const worker of workers) worker.process.kill("SIGTERM");
    if (workers.size === 0) process.exit();
  }
}
