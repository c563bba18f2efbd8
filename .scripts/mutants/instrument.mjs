import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { codeFolder, versionOf } from "./files.mjs";

const quiet = { debug() {}, info() {}, isDebugEnabled: () => false };
const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };

/**
 * Writes each file with all of its mutants, of which a switch chooses one, and returns these mutants. `lines` limits
 * them to ranges of lines. Their ids stay the same as long as the file does.
 */
export async function instrument(targets) {
  rmSync(codeFolder, { recursive: true, force: true });
  const mutants = [];
  for (const { file, lines } of targets) {
    const content = readFileSync(file, "utf8");
    const mutate = lines?.map(([from, to]) => ({
      start: { line: from - 1, column: 0 },
      end: { line: to, column: 0 },
    }));
    const given = [{ name: file, content, mutate: mutate ?? true }];
    const made = await new Instrumenter(quiet).instrument(given, options);
    const version = versionOf(file, content, lines);
    write(join(codeFolder, file), withVersion(made.files[0].content, version));
    mutants.push(...made.mutants.map((mutant) => described(mutant, version, content)));
  }
  return mutants;
}

function write(place, content) {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
}

/** Puts the version of the file before each number of a mutant, by which the instrumented code calls it. */
function withVersion(code, version) {
  return code.replace(/(?<=stry(?:MutAct|Cov)_9fa48\()[^()]*(?=\))/g, (ids) =>
    ids.replace(/"(\d+)"/g, `"${version} $1"`),
  );
}

function described({ id, fileName, location: { start, end }, replacement }, version, text) {
  const lines = text.split("\n");
  const original = textBetween(lines, start, end);
  return {
    id: `${version} ${id}`,
    version,
    file: fileName,
    line: start.line + 1,
    start: offsetOf(lines, start),
    end: offsetOf(lines, end),
    replacement,
    at: lines[start.line].trim(),
    change: `${brief(original)} → ${brief(replacement)}`,
  };
}

function offsetOf(lines, { line, column }) {
  return lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, column);
}

function textBetween(lines, start, end) {
  return lines.join("\n").slice(offsetOf(lines, start), offsetOf(lines, end));
}

function brief(text) {
  const flat = text.replace(/\s+/g, " ");
  return flat.length > 80 ? `${flat.slice(0, 50)} … ${flat.slice(-27)}` : flat;
}
