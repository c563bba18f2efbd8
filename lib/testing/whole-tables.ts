// Set-up of tests with a storage: no statement may read the whole of a table that grows with every night.
import Sqlite from "better-sqlite3";

const GROWING = [
  ...["requests", "backers", "submissions", "changes", "hearts", "hearings"],
  ...["libraryTracks", "libraryEntries"],
];
const ofGrowing = new RegExp(`^SCAN (?:${GROWING.join("|")})\\b`);

const judged = new Set<string>();
const faults: string[] = [];
const { prepare } = Sqlite.prototype;

Sqlite.prototype.prepare = function (this: Sqlite.Database, sql: string) {
  // A test that looks at all there is has no condition, and that of a migration that changes all names no column.
  if (!judged.has(sql) && / where \(*"/.test(sql)) {
    judged.add(sql);
    const values = (sql.match(/\?/g) ?? []).map(() => null);
    // Not by `all`, which `costOf` counts.
    for (const step of prepare.call(this, `explain query plan ${sql}`).iterate(values)) {
      const { detail } = step as { detail: string };
      if (ofGrowing.test(detail)) faults.push(`${detail}: ${sql}`);
    }
  }
  return prepare.call(this, sql);
} as typeof prepare;

/** SQLite has no statistics here, so it decides by what is indexed alone. PostgreSQL's tables hold too few rows. */
afterEach(() => {
  if (faults.length > 0) throw new Error(`Reads a whole table:\n${faults.splice(0).join("\n\n")}`);
});
