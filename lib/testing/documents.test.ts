import {
  brokenLinks,
  malformedRecords,
  missingDocuments,
  missingPaths,
  pathsOf,
  readText,
  type Text,
  unknownDecisions,
  unknownNames,
} from "./documents";

const all = pathsOf();
const paths = new Set(all);
const documents = all.filter((path) => path.endsWith(".md")).map(readText);
const sources = all
  .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
  // The faults below are planted.
  .filter((path) => path !== "lib/testing/documents.test.ts")
  .map(readText);
const decisions = readText("DECISIONS.md");

/** What is wrong, by the file in which it stands. */
function wrongIn(texts: Text[], find: (text: Text) => (string | undefined)[]) {
  return texts.flatMap((text) => find(text).map((wrong) => `${text.path}: ${wrong}`));
}

test("each link of a document leads to a file and a heading that are there", () => {
  expect(wrongIn(documents, (text) => brokenLinks(text, documents, paths))).toEqual([]);
});

test("each file and folder that a document names is there", () => {
  expect(wrongIn(documents, (text) => missingPaths(text, paths))).toEqual([]);
});

test("each function, component and field that a document names is in the code", () => {
  expect(wrongIn(documents, (text) => unknownNames(text, sources))).toEqual([]);
});

test("each decision that a document or a comment cites is recorded, once, with date and status", () => {
  const texts = [...documents, ...sources];
  expect(wrongIn(texts, (text) => unknownDecisions(text, decisions))).toEqual([]);
  expect(malformedRecords(decisions)).toEqual([]);
});

test("no comment cites a document that the repository does not have", () => {
  expect(wrongIn(sources, (text) => missingDocuments(text, paths))).toEqual([]);
});

test("the README names each variable of the configuration, and no other", () => {
  const named = [...readText("README.md").text.matchAll(/^\| `([A-Z_]+)` /gm)];
  const known = [...readText("lib/process/env.ts").text.matchAll(/^ {2}([A-Z_]+): z\./gm)];
  const namesIn = (found: RegExpExecArray[]) => found.map(([, name]) => name).sort();
  expect(namesIn(named)).toEqual(namesIn(known));
});

/** The folders that a map of the README names, by the folder in which they are. */
function foldersIn(map: string) {
  let top = "";
  return map.split("\n").flatMap((line) => {
    const [, indent = "", name = ""] = /^( {0,2})([\w.()]+)\/ /.exec(line) ?? [];
    if (!name) return [];
    if (indent === "") top = name;
    return [indent === "" ? `${name}/` : `${top}/${name}/`];
  });
}

test("the README's map names each folder of the code, and no other", () => {
  const named = foldersIn(/^app\/ {2}[^`]*/m.exec(readText("README.md").text)?.[0] ?? "");
  const parts = all.filter((path) => /^(app|lib)\/[^/]+\/$/.test(path));
  expect(parts.filter((path) => !named.includes(path))).toEqual([]);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});

/** In bytes: what is longer than this is not read. */
const LONGEST = { "ARCHITECTURE.md": 9_500, "CONTRIBUTING.md": 9_000, "DECISIONS.md": 40_000 };

test.each(Object.entries(LONGEST))("%s can be read at one go", (path, most) => {
  expect(Buffer.byteLength(readText(path).text)).toBeLessThanOrEqual(most);
});

describe("a fault is found", () => {
  const guide = { path: "docs/guide.md", text: "# First steps\n" };
  const known = new Set([
    "docs/",
    "docs/guide.md",
    "docs/plan.ts",
    "lib/",
    "lib/shop/",
    "lib/shop/calls.ts",
  ]);
  const written = (text: string) => ({ path: "docs/new.md", text });
  const records = { path: "DECISIONS.md", text: "### D1. One way\n\n2026-11-21 · accepted\n" };

  test.each([
    ["[a](guide.md)", []],
    ["[a](guide.md#first-steps)", []],
    ["[a](https://example.org/guide.md)", []],
    ["[a](gone.md)", ["gone.md"]],
    ["[a](guide.md#last-steps)", ["guide.md#last-steps"]],
    ['<img src="gone.webp">', ["gone.webp"]],
  ])("a link: %s", (text, found) => {
    expect(brokenLinks(written(text), [guide], known)).toEqual(found);
  });

  test.each([
    [
      "`lib/shop/calls.ts` `shop/calls.ts` `calls.ts` `lib/shop` `lib/<noun>/calls.ts` `lib/…/*.ts`",
      [],
    ],
    ["`npm run dev` `/api/events` `text/calendar` `useWrite()`", []],
    ["`lib/shop/hooks.ts`", ["lib/shop/hooks.ts"]],
    ["`hooks.ts`", ["hooks.ts"]],
    ["`lib/cart`", ["lib/cart"]],
    ["`lib/<noun>/hooks.ts`", ["lib/<noun>/hooks.ts"]],
  ])("a path: %s", (text, found) => {
    expect(missingPaths(written(text), known)).toEqual(found);
  });

  test("a name of nothing", () => {
    const source = {
      path: "a.ts",
      text: "export function useForm() {}\nexport function Note() {}",
    };
    const text = "`useForm`, `useForm()`, `npm run dev` and `useShape`, `<PageWords>`, `addAll()`";
    expect(unknownNames(written(text), [source])).toEqual(["useShape", "PageWords", "addAll"]);
  });

  test("a number of no decision, in a document and in a comment", () => {
    expect(unknownDecisions(written("As D1 says, and D2."), records)).toEqual(["D2"]);
    const source = { path: "a.ts", text: 'const keys = ["D3"]; // D1, D4\n/** D5 */' };
    expect(unknownDecisions(source, records)).toEqual(["D4", "D5"]);
  });

  test("a record twice, and one without a status", () => {
    const { path, text } = records;
    expect(malformedRecords({ path, text: `${text}${text}` })).toEqual(["D1"]);
    expect(malformedRecords({ path, text: `${text}### D2. Another\n` })).toEqual([
      "### D2. Another",
    ]);
  });

  test("a comment that cites a document which is not there", () => {
    const text = "// See docs/guide.md and plan.md.\nconst other = 'strings.md';";
    expect(missingDocuments({ path: "a.ts", text }, known)).toEqual(["plan.md"]);
  });
});
