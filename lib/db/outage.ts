import "server-only";
import type { LogEvent } from "kysely";
import { log, logFault } from "@/lib/process/log.mjs";
import { singleton } from "@/lib/process/singleton";

/** Why the storage cannot work at the moment: its disk is full, another process locks it, or it does not answer. */
export type Outage = "full" | "locked" | "unavailable";

const FULL = /^(SQLITE_FULL|ENOSPC|53100)$/;
const LOCKED = /^(SQLITE_(BUSY|LOCKED)|55P03)/;
/** Input and output failed, or PostgreSQL is out of reach, out of resources, stopping or starting, or too slow. */
const UNAVAILABLE =
  /^(SQLITE_(IOERR|CANTOPEN|READONLY)|08|53|57|58|E(CONN|PIPE|TIMEDOUT|HOST|NET|ADDR|AI_|NOTFOUND))/;
/** What the driver of PostgreSQL says without a code. */
const UNREACHED =
  /^(timeout e|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Returns why the storage failed, or undefined when the failure is not the storage's. */
export function outageOf(error: unknown): Outage | undefined {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  const stated = typeof code === "string" ? code : "";
  if (FULL.test(stated)) return "full";
  if (LOCKED.test(stated)) return "locked";
  const isOut = UNAVAILABLE.test(stated) || (!stated && UNREACHED.test(String(message)));
  return isOut ? "unavailable" : undefined;
}

export function isOutage(error: unknown) {
  return outageOf(error) !== undefined;
}

/** Failures that follow each other within this time, in ms, belong to one outage. */
const QUIET_MS = 60_000;

const known = singleton("storage outage", () => ({
  failedAt: Number.NEGATIVE_INFINITY,
  fullAt: Number.NEGATIVE_INFINITY,
  wroteAt: Number.NEGATIVE_INFINITY,
}));

/** Whether a write has found the disk full within the last minute, and none has succeeded since. */
export function wasFull() {
  const { fullAt, wroteAt } = known.get();
  return performance.now() - fullAt < QUIET_MS && wroteAt < fullAt;
}

/** Notes that a write has succeeded. */
export function noteWritten() {
  known.get().wroteAt = performance.now();
}

/** Statements that always need room on the disk: an update or a deletion may affect no rows, and does not say so. */
const NEEDS_ROOM = /^InsertQuery/;

/** Notes how a query of the accounts library has ended, since that library does not use `write`. */
export function noteQueryOutcome(end: LogEvent) {
  if (end.level === "query") {
    if (NEEDS_ROOM.test(end.query.query.kind)) noteWritten();
  } else if (isOutage(end.error)) logError(end.error);
}

/**
 * Logs an error, of a request with this id or of none. An outage fails every call, so only its first failure is logged, in
 * one line.
 */
export function logError(error: unknown, request?: string) {
  const outage = outageOf(error);
  if (!outage) return logFault(error, request);
  const { failedAt } = known.get();
  known.get().failedAt = performance.now();
  if (outage === "full") known.get().fullAt = performance.now();
  if (performance.now() - failedAt < QUIET_MS) return;
  const { code, message } = error as { code?: string; message?: string };
  log.error(`The storage fails (${outage}): ${[code, message].filter(Boolean).join(" ")}`);
}
