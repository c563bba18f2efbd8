import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "./instrument.mjs";

const place = join(folder, "verdicts.json");

/**
 * What earlier runs have found out: which mutants a test file reaches, and the verdicts. Both hold as long as the
 * mutated file and these test files stay as they are.
 */
export class Verdicts {
  constructor(isFresh) {
    const isKept = !isFresh && existsSync(place);
    this.kept = isKept ? JSON.parse(readFileSync(place, "utf8")) : { verdicts: {}, runs: {} };
    this.hashes = new Map();
  }

  of({ id }, tests) {
    const kept = this.kept.verdicts[id];
    if (!kept) return undefined;
    const asked = { killed: [kept.by], timeout: [kept.by], refused: [] }[kept.status] ?? tests;
    return asked.every((test) => kept.tests[test] === this.hashOf(test)) ? kept : undefined;
  }

  keep({ id }, verdict, tests) {
    const hashes = Object.fromEntries(tests.map((test) => [test, this.hashOf(test)]));
    this.kept.verdicts[id] = { ...verdict, tests: hashes };
  }

  /** The run of a test file without a mutant, if that has told of these versions of mutated files. */
  runOf(test, versions) {
    const { hash, run, knows = [] } = this.kept.runs[test] ?? {};
    const isKnown = hash === this.hashOf(test) && versions.every((one) => knows.includes(one));
    return isKnown ? run : undefined;
  }

  keepRun(test, run, versions) {
    const hash = this.hashOf(test);
    const before = this.kept.runs[test];
    const isSame = before?.hash === hash && !run.failed && !before.run.failed;
    const reached = { ...(isSame && before.run.reached), ...run.reached };
    const knows = [...new Set([...(isSame ? before.knows : []), ...versions])];
    this.kept.runs[test] = { hash, run: { ...run, reached }, knows };
  }

  save() {
    writeFileSync(place, JSON.stringify(this.kept));
  }

  hashOf(file) {
    const known = this.hashes.get(file);
    if (known) return known;
    const text = existsSync(file) ? readFileSync(file) : "";
    const hash = createHash("sha1").update(text).digest("base64url");
    this.hashes.set(file, hash);
    return hash;
  }
}
