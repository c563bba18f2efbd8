import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import Sqlite from "better-sqlite3";

/** SQLite's own limit of pages in a step. */
const ALL_PAGES = 2 ** 31 - 1;
/** How long to wait for a file that another process has just closed. */
const CLOSING_MS = 500;

/**
 * Saves a SQLite file in a folder, while a server uses it. Returns the copy's path. With `keep`, only so many copies
 * stay, the newest.
 */
export async function backUp(file, folder, keep, now = new Date()) {
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new Error("--keep must be a number of copies, 1 or more.");
  }
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, `crowdcue-${stamp(now)}.db`);
  if (existsSync(copy)) throw new Error(`${copy} is there already.`);
  const draft = `${copy}.part`;
  remove(draft);
  const source = openExisting(file, { readonly: true });
  try {
    // All at once: in pieces, SQLite would start over whenever the server writes in between, which it always does.
    await source.backup(draft, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  try {
    requireIntact(draft);
  } catch (error) {
    remove(draft);
    throw error;
  }
  place(draft, copy);
  if (keep) for (const old of copiesIn(folder).slice(0, -keep)) rmSync(join(folder, old));
  return copy;
}

/**
 * Puts a copy in the place of the file, which no server may use. Returns the path under which the former file is kept,
 * or undefined if there was none.
 */
export async function restore(copy, file, now = new Date()) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.restoring`;
  remove(draft);
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}.`);
  copyFileSync(copy, draft);
  try {
    requireIntact(draft);
    if (existsSync(file)) await requireUnused(file);
  } catch (error) {
    remove(draft);
    throw error;
  }
  const former = existsSync(file) ? `${file}.before-${stamp(now)}` : undefined;
  // A log that stays behind would be taken for the restored file's.
  for (const ending of former ? ["-wal", "-shm", ""] : []) {
    if (existsSync(`${file}${ending}`)) renameSync(`${file}${ending}`, `${former}${ending}`);
  }
  place(draft, file);
  return former;
}

function openExisting(file, options) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return new Sqlite(file, options);
}

/** @throws Error unless this is a whole database of Crowdcue */
function requireIntact(file) {
  let found;
  try {
    const database = new Sqlite(file);
    // It becomes one file, without a log beside it.
    database.pragma("journal_mode = DELETE");
    found = database.pragma("integrity_check", { simple: true });
    database.prepare("select 1 from kysely_migration").get();
    database.close();
  } catch ({ message }) {
    found = message;
  }
  if (found !== "ok")
    throw new Error(`${basename(file)} is no whole database of Crowdcue: ${found}`);
}

/**
 * Only who has a database alone may end its write-ahead log, which also brings everything into the file.
 * @throws Error if another process has it open
 */
async function requireUnused(file) {
  const database = new Sqlite(file, { timeout: CLOSING_MS });
  try {
    database.pragma("journal_mode = DELETE");
  } catch ({ code }) {
    // What is broken is kept as it is.
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
      throw new Error(`A server uses ${file}. Stop it first; nothing was changed.`);
    }
  } finally {
    database.close();
  }
}

/** Gives a file its name once all of it is on the disk. */
function place(draft, file) {
  const descriptor = openSync(draft, "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
}

function remove(file) {
  for (const ending of ["", "-wal", "-shm", "-journal"])
    rmSync(`${file}${ending}`, { force: true });
}

function copiesIn(folder) {
  return readdirSync(folder)
    .filter((name) => /^crowdcue-[\dT-]+Z\.db$/.test(name))
    .sort();
}

/** A time as part of a file's name, in UTC. */
function stamp(now) {
  return `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}
