import "server-only";
import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { SqliteDatabase } from "kysely";
import { logError, outageOf } from "./outage";

/** A disk with less room than the log usually grows to is short. */
const SHORT_BYTES = 96 * 2 ** 20;
/** There, so much of it is left to grow before its pages go into the database. */
const SMALL_LOG_BYTES = 2 ** 20;
/** How often to look, which takes microseconds. A log grows by less than the rest of a short disk meanwhile. */
const EVERY_MS = 100;

export type LogKeeper = ReturnType<typeof logKeeper>;

/** Keeps the write-ahead log of the database in `file` from filling a small disk, which nothing could undo. */
export function logKeeper(file: string, database: SqliteDatabase) {
  let lookedAt = Number.NEGATIVE_INFINITY;

  function isDue() {
    const now = performance.now();
    if (now - lookedAt < EVERY_MS) return false;
    lookedAt = now;
    return true;
  }

  /** Moves the log's pages into the database, and gives its room back. A disk without any room keeps it. */
  function empty() {
    try {
      database.prepare("pragma wal_checkpoint(truncate)").all([]);
    } catch (error) {
      if (!outageOf(error)) throw error;
    }
  }

  /** Looks after a write or a rollback, which is done: what goes wrong here must not fail it. */
  function look() {
    try {
      if (isDue() && isShort(file) && logBytes(file) > SMALL_LOG_BYTES) empty();
    } catch (error) {
      logError(error);
    }
  }

  /** Moves what it can, while the log is short: all 64 MiB of it take a tenth of a second, in which everybody waits. */
  function settle() {
    try {
      database.prepare("pragma wal_checkpoint(passive)").all([]);
    } catch (error) {
      if (!outageOf(error)) throw error;
    }
  }

  /** After a write for which there was no room: once somebody has made some, the log need not stay. */
  function makeRoom() {
    if (isDue()) empty();
  }

  return {
    look,
    settle,
    makeRoom,
    /** Runs a statement that commits by itself. */
    after<T>(commit: () => T) {
      try {
        const result = commit();
        look();
        return result;
      } catch (error) {
        if (outageOf(error) === "full") makeRoom();
        throw error;
      }
    },
  };
}

function isShort(file: string) {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize < SHORT_BYTES;
}

function logBytes(file: string) {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}
