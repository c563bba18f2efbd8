import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folder, isCurrent } from "./files.mjs";

/**
 * What earlier runs have found out: which mutants a test file reaches, and the verdicts. Both hold as long as the
 * mutated file and these test files stay as they are.
 */
export class Verdicts {
  constructor(isFresh, place = join(folder, "verdicts.json")) {
    this.place = place;
    const isKept = !isFresh && existsSync(place);
    const kept = isKept ? JSON.parse(readFileSync(place, "utf8")) : {};
    this.kept = withoutStale({ files: {}, verdicts: {}, runs: {}, ...kept });
    this.hashes = new Map();
  }

  of({ id }, tests) {
    const kept = this.kept.verdicts[id];
    if (!kept) return undefined;
    const asked = { killed: [kept.by], timeout: [kept.by], refused: [] }[kept.status] ?? tests;
    return asked.every((test) => kept.tests[test] === this.hashOf(test)) ? kept : undefined;
  }

  keep({ id, version, file }, verdict, tests) {
    const hashes = Object.fromEntries(tests.map((test) => [test, this.hashOf(test)]));
    this.kept.files[version] = file;
    this.kept.verdicts[id] = { ...verdict, tests: hashes };
  }

  /** The run of a test file without a mutant, if that has told of these versions of mutated files. */
  runOf(test, versions) {
    const { hash, run, knows = [] } = this.kept.runs[test] ?? {};
    const isKnown = hash === this.hashOf(test) && versions.every((one) => knows.includes(one));
    return isKnown ? run : undefined;
  }

  /** One that has failed is not kept: the next time it may pass. */
  keepRun(test, run, mutants) {
    const hash = this.hashOf(test);
    const before = this.kept.runs[test];
    delete this.kept.runs[test];
    if (run.failed) return;
    for (const { version, file } of mutants) this.kept.files[version] = file;
    const isSame = before?.hash === hash;
    const reached = { ...(isSame && before.run.reached), ...run.reached };
    const versions = mutants.map(({ version }) => version);
    const knows = [...new Set([...(isSame ? before.knows : []), ...versions])];
    this.kept.runs[test] = { hash, run: { ...run, reached }, knows };
  }

  /** A run that is broken off while it writes leaves what was kept before. */
  save() {
    const half = `${this.place}.half`;
    writeFileSync(half, JSON.stringify(this.kept));
    renameSync(half, this.place);
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

/** Without what is known of files as they are no longer, and of tests that are gone. */
function withoutStale({ files, verdicts, runs }) {
  const current = only(files, ([version, file]) => isCurrent(version, file));
  const isOfCurrent = ([id]) => id.split(" ")[0] in current;
  const kept = Object.entries(runs).map(([test, { hash, run, knows }]) => [
    test,
    {
      hash,
      run: { ...run, reached: only(run.reached, isOfCurrent) },
      knows: knows.filter((version) => version in current),
    },
  ]);
  return {
    files: current,
    verdicts: only(verdicts, isOfCurrent),
    runs: only(
      Object.fromEntries(kept),
      ([test, { knows }]) => existsSync(test) && knows.length > 0,
    ),
  };
}

function only(entries, isKept) {
  return Object.fromEntries(Object.entries(entries).filter(isKept));
}
