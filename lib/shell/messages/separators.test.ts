import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What CSS reads. */
const NO_WORDS = /(cover\.tsx|fonts\.ts)$/;

test("no component joins words by a colon or a comma of its own: French and Chinese have others", () => {
  const sources = readdirSync("components", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes(".test.") && !NO_WORDS.test(file),
  );
  expect(sources.length).toBeGreaterThan(300);
  const joined = sources.flatMap((file) => {
    const code = readFileSync(join("components", file), "utf8");
    return code.match(/[})]: \$\{|join\("[,:] "\)|\{"[,:] "\}/) ? [file] : [];
  });
  expect(joined).toEqual([]);
});
