// Moves, backs up and restores what Crowdcue stores: `npm run storage:copy`, `storage:backup` and `storage:restore`.
// HOSTING.md says when to use which.
import { existsSync } from "node:fs";
import { register } from "node:module";
import { parseArgs } from "node:util";
import { backUp, restore } from "./storage/backup.mjs";
import { copyStorage } from "./storage/copy.mjs";

/** A container holds the built server, and not the code that it was built of. */
const CLIENT = new URL("../lib/db/client.ts", import.meta.url);

const [command, ...args] = process.argv.slice(2);
const commands = { copy, backup, restore: restoreFile };

try {
  await commands[command](args);
} catch ({ message }) {
  console.error(message);
  process.exitCode = 1;
}

async function copy(given) {
  const { from, to } = namedIn(given, ["from", "to"]);
  if (!existsSync(CLIENT)) throw new Error("Copy from the project's folder, not in a container.");
  register("../lib/testing/typescript-hooks.mjs", import.meta.url);
  const { openStorage } = await import(CLIENT);
  const counts = await copyStorage(from, to, openStorage);
  for (const [table, count] of Object.entries(counts)) if (count) console.log(`${table}: ${count}`);
  console.log("Everything is there: counts and hashes of all tables agree.");
}

async function backup(given) {
  const { from, to, keep } = namedIn(given, ["from", "to"], ["keep"]);
  console.log(`Saved as ${await backUp(fileIn(from), to, keep && Number(keep))}.`);
}

async function restoreFile(given) {
  const { from, to } = namedIn(given, ["from", "to"]);
  const former = await restore(from, fileIn(to));
  console.log(former ? `Restored. The former file is ${former}.` : "Restored.");
}

/** The options that are given. @throws Error that says how the command is called */
function namedIn(given, needed, more = []) {
  const options = Object.fromEntries(
    [...needed, ...more].map((name) => [name, { type: "string" }]),
  );
  const { values } = parseArgs({ args: given, options });
  if (needed.every((name) => values[name])) return values;
  throw new Error(`Say ${needed.map((name) => `--${name}`).join(" and ")}, as HOSTING.md shows.`);
}

/** The path of a SQLite file, given as in DATABASE_URL. */
function fileIn(url) {
  if (!/^postgres(ql)?:/.test(url)) return url.replace(/^file:/, "");
  throw new Error("This is for SQLite. For PostgreSQL use pg_dump and pg_restore.");
}
