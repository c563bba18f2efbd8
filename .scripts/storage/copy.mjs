import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { openPostgresSide } from "./postgres-side.mjs";
import { openSqliteSide } from "./sqlite-side.mjs";

/** The migrations' own tables, and what the health check writes: each database has its own. */
const LEFT_OUT = new Set(["kysely_migration", "kysely_migration_lock", "probe"]);

/**
 * Copies all tables from one storage to another, empty one, in one transaction of each: it is there whole or not at
 * all. `openStorage` is the product's own, which makes the tables. Returns the number of rows of each table.
 */
export async function copyStorage(from, to, openStorage) {
  if (from === to) throw new Error("--from and --to are the same storage.");
  if (isFile(from) && !existsSync(pathOf(from)))
    throw new Error(`There is no file ${pathOf(from)}.`);
  if (!isFile(to) || existsSync(pathOf(to))) await within(to, requireEmpty);
  await (await openStorage(to)).close();
  return within(from, (source) => within(to, (target) => copyAll(source, target)));
}

const isFile = (url) => url.startsWith("file:");
const pathOf = (url) => url.slice("file:".length);

/** Runs `work` in a transaction, which is taken back if it fails. */
async function within(url, work) {
  const side = await (isFile(url) ? openSqliteSide(pathOf(url)) : openPostgresSide(url));
  try {
    await side.begin();
    const result = await work(side);
    await side.commit();
    return result;
  } finally {
    await side.close();
  }
}

const ownTables = async (side) => (await side.tables()).filter((table) => !LEFT_OUT.has(table));

async function requireEmpty(side) {
  for (const table of await ownTables(side)) {
    if (await side.hasRows(table)) {
      throw new Error(`--to has data in the table ${table}: name an empty storage.`);
    }
  }
}

async function copyAll(source, target) {
  await requireEmpty(target);
  await requireSameTables(source, target);
  const counts = {};
  for (const table of await inOrder(target)) {
    const columns = (await target.columns(table)).sort();
    const sent = digest();
    for await (const rows of source.batches(table, columns)) {
      sent.add(rows);
      await target.insert(table, columns, rows);
    }
    const arrived = digest();
    for await (const rows of target.batches(table, columns)) arrived.add(rows);
    if (sent.text() !== arrived.text()) {
      throw new Error(`The table ${table} differs after the copy, so nothing was kept.`);
    }
    counts[table] = sent.count();
  }
  return counts;
}

async function requireSameTables(source, target) {
  const [theirs, ours] = [await source.migrations(), await target.migrations()];
  if (theirs.join() === ours.join()) return;
  throw new Error(
    "--from is of another version: start this version of Crowdcue on it once, then copy.",
  );
}

/** The tables, each after those that it refers to. */
async function inOrder(target) {
  const tables = await ownTables(target);
  const references = await target.references();
  const ordered = new Set();
  const visit = (table) => {
    for (const [from, to] of references) if (from === table && to !== table) visit(to);
    ordered.add(table);
  };
  for (const table of tables.sort()) visit(table);
  return [...ordered];
}

/** A count and a hash of rows, in whatever order they come. */
function digest() {
  let count = 0;
  let sum = 0n;
  return {
    add(rows) {
      count += rows.length;
      for (const row of rows) {
        const hash = createHash("sha256").update(JSON.stringify(row)).digest("hex");
        sum = BigInt.asUintN(256, sum + BigInt(`0x${hash}`));
      }
    },
    count: () => count,
    text: () => `${count} ${sum}`,
  };
}
