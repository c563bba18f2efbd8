import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** An element whose text has a direction of its own, and begins where that direction begins. */
const ADRIFT = /<\w+[^<>]*?dir="auto"[^<>]*?textAlign: "start"/;

test("a name in another script stands where the lines of the page begin", () => {
  const files = readdirSync("components", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => join("components", name));
  expect(files.filter((file) => ADRIFT.test(readFileSync(file, "utf8")))).toEqual([]);
});
