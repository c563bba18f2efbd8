import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const COPIED = ["app", "components", "data", "lib", "messages", "tsconfig.json", "next-env.d.ts"];

/**
 * Returns the mutants that the type check refuses, which is part of the tests as well. In a copy of the project, each
 * mutant is a copy beside its file, so that one check is enough for all.
 */
export function refusedByTypes(mutants) {
  if (mutants.length === 0) return [];
  const copy = mkdtempSync(join(tmpdir(), "crowdcue-types-"));
  for (const name of COPIED.filter(existsSync)) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  const nameOf = ({ file, id }) => file.replace(/\.(tsx?)$/, `.mutant-${id}.$1`);
  for (const mutant of mutants) writeFileSync(join(copy, nameOf(mutant)), mutated(mutant));
  const errors = errorsIn(check(copy));
  rmSync(copy, { recursive: true });
  return mutants.filter(
    (mutant) => (errors.get(nameOf(mutant)) ?? 0) > (errors.get(mutant.file) ?? 0),
  );
}

function mutated({ file, start, end, replacement }) {
  const text = readFileSync(file, "utf8");
  return text.slice(0, start) + replacement + text.slice(end);
}

function check(folder) {
  const tsc = join(process.cwd(), "node_modules/typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "--noEmit", "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return stdout;
}

/** How many errors each file has, of what the type check says. Its name may have brackets: app/(full)/page.tsx. */
export function errorsIn(said) {
  const errors = new Map();
  for (const [, file] of said.matchAll(/^(\S.*?)\(\d+,\d+\): error/gm)) {
    errors.set(file, (errors.get(file) ?? 0) + 1);
  }
  return errors;
}
