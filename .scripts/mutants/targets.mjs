import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The folders whose tests are held to notice a mutant. */
export const AREAS = [
  "lib/party",
  "lib/office/desk",
  "lib/account",
  "lib/server",
  "components/party",
];

/** What to mutate: `--all`, the given paths, or what differs from main (on main: from the last commit). */
export function targetsOf(paths, isAll) {
  const given = isAll ? AREAS : paths;
  if (given.length === 0) return sortedOut(changes());
  const files = given.flatMap(filesIn).filter(isProduct);
  return { targets: files.map((file) => ({ file })), outside: [] };
}

/** The changes within the areas, and the product's files outside of them. */
export function sortedOut(changed) {
  const isWithin = ({ file }) => AREAS.some((area) => file.startsWith(`${area}/`));
  const product = changed.filter(({ file }) => isProduct(file));
  const others = product.filter((change) => !isWithin(change)).map(({ file }) => file);
  return {
    targets: product.filter(isWithin),
    outside: others.filter((file) => /^(app|components|data|lib(?!\/testing))\//.test(file)),
  };
}

function filesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name));
}

function isProduct(file) {
  return /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);
}

function changes() {
  const fork = git("merge-base", "main", "HEAD");
  const base = fork === git("rev-parse", "HEAD") ? "HEAD~1" : fork;
  const added = git("ls-files", "--others", "--exclude-standard").split("\n").filter(Boolean);
  const changed = changesIn(git("diff", "-U0", "--no-prefix", base));
  return [...changed, ...added.map((file) => ({ file }))].filter(({ file }) => existsSync(file));
}

/** The files of a diff without context, each with the ranges of lines that it adds or changes. */
export function changesIn(diff) {
  return diff.split(/^diff --git /m).flatMap((part) => {
    const file = /^\+\+\+ (?!\/dev\/null)(.+)$/m.exec(part)?.[1];
    const hunks = [...part.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)];
    const lines = hunks.map(([, from, count = "1"]) => [
      Number(from),
      Number(from) + Number(count) - 1,
    ]);
    return file ? [{ file, lines: lines.filter(([from, to]) => to >= from) }] : [];
  });
}

function git(...args) {
  return execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 28 }).trim();
}
