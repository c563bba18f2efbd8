import "server-only";
import { singleton } from "@/lib/process/singleton";
import { storage } from "./client";
import { logError, type Outage, outageOf, wasFull } from "./outage";

interface ProbeTable {
  id: number;
  /** ISO 8601 UTC. */
  at: string;
}

declare module "./client" {
  interface Tables {
    probe: ProbeTable;
  }
}

/** A monitor gets its answer within 2 seconds, whatever the storage does. */
const READ_MS = 1000;
const WRITE_MS = 700;
/** Callers within this time share an answer, so that they cannot keep the disk busy. */
const SHARED_MS = 500;

type Probe = { at: number; result: Promise<Outage | undefined> };

const latest = singleton("storage probes", () => new Map<typeof read, Probe>());

/** Returns what keeps the storage from reading, or undefined if nothing does. Takes a second at most. */
export function readFault() {
  return shared(read, READ_MS, "unavailable");
}

/** Returns what is wrong with the storage, or undefined when it reads and writes. Takes less than 2 seconds. */
export async function storageFault() {
  const cannotRead = await readFault();
  if (cannotRead) return cannotRead;
  // Another process holds the lock of the file, or of this row.
  const cannotWrite = await shared(write, WRITE_MS, "locked");
  if (cannotWrite) return cannotWrite;
  // That write needs hardly any space, but those of the product do.
  return wasFull() ? "full" : undefined;
}

function shared(work: typeof read, longestMs: number, late: Outage) {
  const known = latest.get().get(work);
  if (known && performance.now() - known.at < SHARED_MS) return known.result;
  const result = faultOf(work, longestMs, late);
  latest.get().set(work, { at: performance.now(), result });
  return result;
}

/** Returns why `work` fails, or `late` if it takes longer than this. */
async function faultOf(work: () => Promise<unknown>, longestMs: number, late: Outage) {
  const tooLate = new Promise<Outage>((resolve) => {
    setTimeout(resolve, longestMs, late).unref();
  });
  const done = work().then(
    () => undefined,
    (error: unknown) => {
      logError(error);
      return outageOf(error) ?? "unavailable";
    },
  );
  return Promise.race([done, tooLate]);
}

async function read() {
  const { reader } = await storage();
  await reader.selectFrom("probe").select("at").execute();
}

async function write() {
  const at = new Date().toISOString();
  const opened = await storage();
  await opened.write((tx) =>
    tx
      .insertInto("probe")
      .values({ id: 1, at })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
      .execute(),
  );
}
