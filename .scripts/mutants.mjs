// Plants small faults (mutants) and says which of them no test notices: `npm run mutants`, by default in the lines that
// differ from main; `-- --all` or `-- <paths>` for more. Stryker's instrumenter makes the mutants. Its Jest runner does
// not know Jest's projects, and loads every related test file for every mutant; this one keeps a warm Jest.
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { folder } from "./mutants/files.mjs";
import { instrument } from "./mutants/instrument.mjs";
import { dryRun, judge } from "./mutants/judge.mjs";
import { nearestTests } from "./mutants/nearest.mjs";
import { described, isMissed, printScore, staleEntries } from "./mutants/report.mjs";
import { AREAS, targetsOf } from "./mutants/targets.mjs";
import { refusedByTypes } from "./mutants/types.mjs";
import { Verdicts } from "./mutants/verdicts.mjs";
import { Worker } from "./mutants/workers.mjs";
import { startPostgres } from "./postgres.mjs";

const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    // Forgets the verdicts of earlier runs.
    fresh: { type: "boolean", default: false },
    // Runs the tests of storage on PostgreSQL as well.
    postgres: { type: "boolean", default: false },
    // Stops then; the next run goes on from there.
    minutes: { type: "string", default: "600" },
    // How many test files may be asked about a mutant.
    nearest: { type: "string", default: "24" },
    workers: { type: "string", default: String(availableParallelism()) },
  },
});
const until = Date.now() + Number(options.minutes) * 60_000;

mkdirSync(folder, { recursive: true });
const { targets, outside } = targetsOf(paths, options.all);
if (outside.length > 0) {
  console.log(`Left out, because only ${AREAS.join(", ")} are mutated: ${outside.join(", ")}`);
}
const mutants = await instrument(targets);
const nearest = nearestTests(
  targets.map(({ file }) => file),
  Number(options.nearest),
);
const verdicts = new Verdicts(options.fresh);
const open = mutants.filter((mutant) => !verdicts.of(mutant, nearest.get(mutant.file)));
console.log(
  `${mutants.length} mutants in ${targets.length} files, ${open.length} of them to judge.`,
);

if (open.length > 0) await runTests();
const judged = mutants.flatMap((mutant) => {
  const verdict = verdicts.of(mutant, nearest.get(mutant.file));
  return verdict ? [{ ...mutant, ...verdict }] : [];
});
printScore(judged);
if (judged.length < mutants.length) {
  console.log(
    `${mutants.length - judged.length} not judged, for want of time or of a test that passes: run it again.`,
  );
  process.exit(0);
}
const whole = targets.filter(({ lines }) => !lines).map(({ file }) => file);
const stale = staleEntries(judged, new Set(whole));
for (const entry of stale) console.error(`equivalent.json, noticed or gone: ${described(entry)}`);
process.exit(stale.length === 0 ? 0 : 1);

async function runTests() {
  const testFiles = [...new Set(open.flatMap(({ file }) => nearest.get(file)))];
  const postgres = options.postgres ? await startPostgres(["-c", "fsync=off"]) : undefined;
  const env = postgres ? { TEST_POSTGRES_URL: postgres.url } : { TEST_ENGINES: "sqlite" };
  const workers = Array.from({ length: Number(options.workers) }, () => new Worker(testFiles, env));
  try {
    await judgeBy(workers, testFiles);
  } finally {
    for (const worker of workers) worker.end();
    await postgres?.stop();
  }
  if (Date.now() < until) checkTypes();
  verdicts.save();
}

/** Judges the open mutants. Test files that fail without one say nothing, and are named. */
async function judgeBy(workers, testFiles) {
  const runs = await runsOf(workers, testFiles);
  // In any order, so that a run that ends early has judged a fair sample.
  const inAnyOrder = open.map((mutant) => [Math.random(), mutant]).sort(([a], [b]) => a - b);
  const ready = inAnyOrder.flatMap(([, mutant]) =>
    nearest.get(mutant.file).every((file) => runs.has(file)) ? mutant : [],
  );
  await judge(workers, ready, { nearest, runs, until, judged: keep });
}

/** What each test file reaches, from an earlier run or a new one. */
async function runsOf(workers, testFiles) {
  const versions = new Map(testFiles.map((test) => [test, new Set()]));
  for (const { file, version } of open) {
    for (const test of nearest.get(file)) versions.get(test).add(version);
  }
  const known = testFiles.map((test) => [test, verdicts.runOf(test, [...versions.get(test)])]);
  const runs = new Map(known.filter(([, run]) => run));
  const unknown = testFiles.filter((test) => !runs.has(test));
  await dryRun(workers, unknown, { runs, until });
  for (const test of unknown) if (runs.has(test)) verdicts.keepRun(test, runs.get(test), mutants);
  console.log(`${unknown.length} of ${testFiles.length} test files ran without a mutant.`);
  for (const [file, { failed }] of runs) {
    if (failed) console.log(`Left out, because it fails without a mutant: ${file}\n${failed}`);
  }
  return runs;
}

function keep(mutant, verdict) {
  verdicts.keep(mutant, verdict, nearest.get(mutant.file));
  // Every now and then, for a run that is broken off.
  if (Math.random() < 0.05) verdicts.save();
}

function checkTypes() {
  const missed = open.filter((mutant) => isMissed(verdicts.of(mutant, nearest.get(mutant.file))));
  for (const mutant of refusedByTypes(missed)) keep(mutant, { status: "refused", by: "" });
}
