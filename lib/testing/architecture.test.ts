import { readdirSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");
const PLUMBING = ["db", "http", "i18n", "live", "openapi", "session", "testing"];
const FILES = ["schema.ts", "rules.ts", "db.ts", "service.ts", "hooks.ts", "store.ts"];
/** What a library of that noun wants in a file of its own. */
const ALSO: Record<string, string[]> = { accounts: ["options.ts"] };

const nouns = readdirSync(join(root, "lib"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !PLUMBING.includes(entry.name))
  .map(({ name }) => name);

test.each(nouns)("the folder of %s holds only the files whose names say what they are", (noun) => {
  const files = readdirSync(join(root, "lib", noun)).filter((name) => !/\.test\.tsx?$/.test(name));
  const known = [...FILES, ...(ALSO[noun] ?? [])];
  expect(files.filter((name) => !known.includes(name))).toEqual([]);
});
