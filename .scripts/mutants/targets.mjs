import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The folders whose tests are held to notice a mutant. */
const AREAS = ["lib/party", "lib/office/desk", "lib/account", "lib/server", "components/party"];

/** What to mutate: `--all`, the given paths, or the lines that differ from main (on main: from the last commit). */
export function targetsOf(paths, isAll) {
  const given = isAll ? AREAS : paths;
  if (given.length === 0) return changedLines();
  return given
    .flatMap(filesIn)
    .filter(isProduct)
    .map((file) => ({ file }));
}

function filesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name));
}

function isProduct(file) {
  return /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);
}

function changedLines() {
  const fork = git("merge-base", "main", "HEAD");
  const base = fork === git("rev-parse", "HEAD") ? "HEAD~1" : fork;
  const targets = [];
  for (const part of git("diff", "-U0", "--no-prefix", base, "--", ...AREAS).split(
    /^diff --git /m,
  )) {
    const file = /^\+\+\+ (.+)$/m.exec(part)?.[1];
    if (!file || !isProduct(file) || !existsSync(file)) continue;
    const hunks = [...part.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)];
    const lines = hunks.map(([, from, count = "1"]) => [
      Number(from),
      Number(from) + Number(count) - 1,
    ]);
    targets.push({ file, lines: lines.filter(([from, to]) => to >= from) });
  }
  return targets;
}

function git(...args) {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}
