import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** An element whose text has a direction of its own, and begins where that direction begins. */
const ADRIFT = /<\w+[^<>]*?dir="auto"[^<>]*?textAlign: "start"/;
/** A line of the page's direction that is cut off, with a name in it: in another script, that loses its beginning. */
const BEHEADED = /<\w+(?![^<>]*\bdir=)[^<>]*(?:clamp\(|oneLine)[^<>]*>\s*<bdi/;

const files = readdirSync("components", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => join("components", name));
const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(file, "utf8")));

test("a name in another script stands where the lines of the page begin", () => {
  expect(filesWith(ADRIFT)).toEqual([]);
});

test("a name in another script is cut off at its end", () => {
  expect(filesWith(BEHEADED)).toEqual([]);
});
