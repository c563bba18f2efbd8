import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "./instrument.mjs";

const place = join(folder, "verdicts.json");
const runsPlace = join(folder, "runs.json");

/** The verdicts of earlier runs. One holds as long as the mutated file and the tests that gave it stay as they are. */
export class Verdicts {
  constructor(isFresh) {
    const isKept = !isFresh && existsSync(place);
    this.kept = isKept ? JSON.parse(readFileSync(place, "utf8")) : {};
    this.hashes = new Map();
  }

  of(mutant, tests) {
    const kept = this.kept[this.keyOf(mutant)];
    if (!kept) return undefined;
    const asked = { killed: [kept.by], timeout: [kept.by], refused: [] }[kept.status] ?? tests;
    return asked.every((test) => kept.tests[test] === this.hashOf(test)) ? kept : undefined;
  }

  keep(mutant, verdict, tests) {
    const hashes = Object.fromEntries(tests.map((test) => [test, this.hashOf(test)]));
    this.kept[this.keyOf(mutant)] = { ...verdict, tests: hashes };
  }

  save() {
    writeFileSync(place, JSON.stringify(this.kept));
  }

  /** What test files reach, by their names: kept while they and all mutants stay the same. */
  runsOf(mutants, testFiles) {
    this.code = createHash("sha1").update(JSON.stringify(mutants)).digest("hex");
    const kept = existsSync(runsPlace) ? JSON.parse(readFileSync(runsPlace, "utf8")) : {};
    const known = testFiles.filter((file) => kept[file]?.of === this.stateOf(file));
    return new Map(known.map((file) => [file, kept[file].run]));
  }

  keepRuns(runs) {
    const kept = [...runs].map(([file, run]) => [file, { of: this.stateOf(file), run }]);
    writeFileSync(runsPlace, JSON.stringify(Object.fromEntries(kept)));
  }

  stateOf(testFile) {
    return `${this.code} ${this.hashOf(testFile)}`;
  }

  keyOf({ file, start, end, replacement }) {
    return createHash("sha1")
      .update(`${this.hashOf(file)} ${start} ${end} ${replacement}`)
      .digest("hex");
  }

  hashOf(file) {
    if (!existsSync(file)) return undefined;
    const known = this.hashes.get(file);
    if (known) return known;
    const hash = createHash("sha1").update(file).update(readFileSync(file)).digest("hex");
    this.hashes.set(file, hash);
    return hash;
  }
}
