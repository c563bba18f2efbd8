import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const sources = readdirSync("components", { recursive: true, encoding: "utf8" })
  .map((file) => join("components", file))
  .filter((file) => !/\.test\.tsx?$/.test(file));

const CUTS = /-webkit-line-clamp|text-overflow: ellipsis/;

/** For each rule of a style sheet with such a declaration, the classes of the element that it styles. */
function classesWith(sheet: string, declaration: RegExp) {
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body = ""]) => declaration.test(body))
    .flatMap(([, selectors = ""]) => selectors.split(","))
    .map(
      (selector) =>
        selector
          .trim()
          .split(/\s+/)
          .at(-1)
          ?.match(/\.[\w-]+/g) ?? [],
    );
}

test("each class that cuts its text off leaves room for the dots below the line", () => {
  const cutting = sources
    .filter((file) => file.endsWith(".css"))
    .map((file) => ({ file, sheet: readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "") }))
    .filter(({ sheet }) => CUTS.test(sheet));
  expect(cutting.length).toBeGreaterThan(5);
  for (const { file, sheet } of cutting) {
    const roomy = classesWith(sheet, /composes: descent/).flat();
    for (const names of classesWith(sheet, CUTS)) {
      expect([file, names, names.some((name) => roomy.includes(name))]).toEqual([
        file,
        names,
        true,
      ]);
    }
  }
});

test("so does each place that cuts its text off in its own styles", () => {
  const cutting = sources
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, "utf8") }))
    .filter(({ source }) => /textOverflow|WebkitLineClamp/.test(source));
  expect(cutting.length).toBeGreaterThan(3);
  for (const { file, source } of cutting) {
    const cuts = source.match(/textOverflow|WebkitLineClamp/g)?.length ?? 0;
    expect([file, source.match(/\.\.\.descent/g)?.length ?? 0]).toEqual([file, cuts]);
  }
});
