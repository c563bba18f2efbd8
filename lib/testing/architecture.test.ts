import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");
const PLUMBING = ["db", "http", "i18n", "live", "session", "testing"];
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

type Messages = { [key: string]: string | Messages };

/** Every message key with the placeholders it takes: `board.waiting {count}`. */
function shapeOf(messages: Messages, path = ""): string[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== "string") return shapeOf(value, `${path}${key}.`);
    const names = [...value.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name);
    return [[`${path}${key}`, ...[...new Set(names)].sort()].join(" ")];
  });
}

const bundles = readdirSync(join(root, "messages")).filter((name) => name.endsWith(".json"));

test.each(bundles)("%s has the same messages with the same placeholders as English", (bundle) => {
  const read = (name: string) =>
    shapeOf(JSON.parse(readFileSync(join(root, "messages", name), "utf8")) as Messages).sort();
  expect(read(bundle)).toEqual(read("en.json"));
});
