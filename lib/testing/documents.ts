import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

const root = join(__dirname, "../..");
/** What the repository does not contain, although it lies in its folder. */
const LEFT_OUT = readFileSync(join(root, ".gitignore"), "utf8")
  .split("\n")
  .filter((line) => line.endsWith("/"))
  .map((line) => line.slice(0, -1));

/** A file of the repository; `path` is relative to its root, with slashes. */
export type Text = { path: string; text: string };

/** Every file and folder of the repository, folders with a slash at their end. */
export function pathsOf(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === ".git" || LEFT_OUT.includes(entry.name)) return [];
    const path = relative(root, join(folder, entry.name)).split(sep).join("/");
    return entry.isDirectory() ? [`${path}/`, ...pathsOf(join(folder, entry.name))] : [path];
  });
}

export function readText(path: string): Text {
  return { path, text: readFileSync(join(root, path), "utf8") };
}

const FENCE = /^```.*?^```/gms;
const CODE = /`([^`\n]+)`/g;

/** The anchors that GitHub gives the headings of a document. */
function anchorsIn(text: string) {
  return [...text.replace(FENCE, "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );
}

/** Returns the links and pictures of a document that lead nowhere within the repository. */
export function brokenLinks({ path, text }: Text, documents: Text[], paths: ReadonlySet<string>) {
  const prose = text.replace(FENCE, "").replace(CODE, "");
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)];
  return links
    .map(([, link, attribute]) => link ?? attribute ?? "")
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = "", anchor] = link.split("#");
      const target = file ? join(dirname(path), file).split(sep).join("/") : path;
      if (!paths.has(target) && !paths.has(`${target}/`)) return true;
      const known = anchorsIn(documents.find((one) => one.path === target)?.text ?? "");
      return anchor !== undefined && !known.includes(anchor);
    });
}

const EXTENSION = /\.(tsx?|mjs|cjs|jsx?|css|jsonc?|md|ya?ml)$/;

/** Whether code in a text names a file or folder: what has an extension of ours, or begins in a folder of ours. */
function isPath(code: string, paths: ReadonlySet<string>) {
  if (!/^[\w.@()[\]*<>…-]+(\/[\w.@()[\]*<>…-]*)*$/.test(code)) return false;
  const [first = ""] = code.split("/");
  if (LEFT_OUT.includes(first)) return false;
  return EXTENSION.test(code) || code.endsWith("/") || (code !== first && paths.has(`${first}/`));
}

/** A path as an expression: `<noun>` and `*` stand for a name or a part of one, `…` for any folders. */
function patternOf(path: string) {
  const parts = path.replace(/\/$/, "").split(/(<\w+>|\*|…)/);
  const pattern = parts.map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.()[\]]/g, "\\$&");
    return part === "…" ? ".*" : "[^/]*";
  });
  return new RegExp(`(^|/)${pattern.join("")}/?$`);
}

/** Returns the files and folders that a document names and that are not there; a path may leave out its first folders. */
export function missingPaths({ text }: Text, paths: ReadonlySet<string>) {
  const named = [...text.replace(FENCE, "").matchAll(CODE)].map(([, code = ""]) => code);
  const all = [...paths];
  return [...new Set(named)]
    .filter((code) => isPath(code, paths))
    .filter((code) => !all.some((path) => patternOf(code).test(path)));
}

/** A noun's name in a pattern for names: `useXActions`. */
const PATTERN = /^x[A-Z]|X$|X[A-Z]/;
/** What code is called: in camel case, as a call, or as an element. */
const NAME = /^<?((?:[a-z]+[A-Z]|[A-Z]+[a-z]+[A-Z])\w*)(?:\(\w*\)|>)?$/;

/** Returns the functions, components and fields that a document names and no source file contains. */
export function unknownNames({ text }: Text, sources: Text[]) {
  const named = [...text.replace(FENCE, "").matchAll(CODE)].flatMap(
    ([, code = ""]) => NAME.exec(code)?.[1] ?? [],
  );
  return [...new Set(named)].filter(
    (name) =>
      !PATTERN.test(name) &&
      !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source.text)),
  );
}

/** The comments of a source file, and all of a document. */
function proseOf({ path, text }: Text) {
  if (path.endsWith(".md")) return text;
  return text
    .split("\n")
    .flatMap((line) => /(?:^|\s)(?:\/\/|\/?\*).*$/.exec(line)?.[0] ?? [])
    .join("\n");
}

const DECISION = /^### (D\d+)\. /gm;

/** Returns the numbers of decisions that a text cites and that are not recorded. */
export function unknownDecisions(text: Text, decisions: Text) {
  const recorded = [...decisions.text.matchAll(DECISION)].map(([, number]) => number);
  const cited = [...proseOf(text).matchAll(/\bD\d{1,3}\b/g)].map(([number]) => number);
  return [...new Set(cited)].filter((number) => !recorded.includes(number));
}

/** Returns what is wrong with the records: a number that stands twice, or a record without date and status. */
export function malformedRecords({ text }: Text) {
  const records = text.split(/^(?=### )/m).slice(1);
  const numbers = [...text.matchAll(DECISION)].map(([, number]) => number);
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const unsigned = records
    .filter((record) => !/^### D\d+\. .+\n\n\d{4}-\d\d-\d\d · (accepted|superseded)/.test(record))
    .map((record) => record.split("\n")[0]);
  return [...twice, ...unsigned];
}

/** Returns the documents that a source file cites in its comments and that are not in the repository. */
export function missingDocuments(source: Text, paths: ReadonlySet<string>) {
  const cited = [...proseOf(source).matchAll(/[\w./-]*\w\.md\b/g)].map(([name]) => name);
  const all = [...paths];
  return cited.filter((name) => !all.some((path) => path === name || path.endsWith(`/${name}`)));
}
