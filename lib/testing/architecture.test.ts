import { readdirSync } from "node:fs";
import { join } from "node:path";

const lib = join(__dirname, "..");
const GROUPS = ["party", "account", "office"];
const FILES = ["schema.ts", "calls.ts", "rules.ts", "db.ts", "service.ts", "hooks.ts", "store.ts"];
/** Nouns whose operations do not fit in one file: one file per operation. */
const WITH_OPERATIONS = ["party/requests", "party/request-list", "party/live", "party/board"];
/** Other files of a noun. Their first lines say why. */
const ALSO: Record<string, string[]> = {
  "account/auth": ["options.ts"],
  "party/events": ["lanes.ts"],
  "party/guests": ["form-calls.ts", "guest-api.ts", "outbox.ts"],
};

const nouns = GROUPS.flatMap((group) =>
  readdirSync(join(lib, group)).map((noun) => `${group}/${noun}`),
).filter((noun) => !WITH_OPERATIONS.includes(noun));

test.each(nouns)("the folder of %s holds only the files whose names say what they are", (noun) => {
  const files = readdirSync(join(lib, noun)).filter((name) => !/\.test\.tsx?$/.test(name));
  const known = [...FILES, ...(ALSO[noun] ?? [])];
  expect(files.filter((name) => !known.includes(name))).toEqual([]);
});
