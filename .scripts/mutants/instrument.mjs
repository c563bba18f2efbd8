import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";

/** The tool's own folder, which git ignores. */
export const folder = join(import.meta.dirname, "../../.mutants");
export const codeFolder = join(folder, "code");

const quiet = { debug() {}, info() {}, isDebugEnabled: () => false };
const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };

/**
 * Writes each file with all of its mutants, of which a switch chooses one, and returns these mutants. `lines` limits
 * them to ranges of lines.
 */
export async function instrument(targets) {
  rmSync(codeFolder, { recursive: true, force: true });
  const files = targets.map(({ file, lines }) => ({
    name: file,
    content: readFileSync(file, "utf8"),
    mutate:
      lines?.map(([from, to]) => ({
        start: { line: from - 1, column: 0 },
        end: { line: to, column: 0 },
      })) ?? true,
  }));
  const made = await new Instrumenter(quiet).instrument(files, options);
  for (const { name, content } of made.files) {
    mkdirSync(dirname(join(codeFolder, name)), { recursive: true });
    writeFileSync(join(codeFolder, name), content);
  }
  const texts = new Map(files.map(({ name, content }) => [name, content]));
  return made.mutants.map((mutant) => described(mutant, texts.get(mutant.fileName)));
}

function described({ id, fileName, location: { start, end }, replacement }, text) {
  const lines = text.split("\n");
  const original = textBetween(lines, start, end);
  return {
    id,
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
