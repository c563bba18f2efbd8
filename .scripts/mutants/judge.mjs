import { resolve } from "node:path";

/** The tests of a mutant are asked for so many ms altogether, of which loading each file is a part. */
const BUDGET = 8000;
const LOADING = 700;
/** So many of the nearest test files keep their order. The others are shuffled, or the last would never have a turn. */
const NEAR = 4;
/** With a mutant, a test may take this many times as long as without, and this many ms more. */
const PATIENCE = 5;
const GRACE = 5000;
/** Nor may they pass a mutant this many times as often: it would be in an endless loop. */
const ROUNDS = 100;

/** Runs test files without a mutant, and enters in `runs` what each reaches and how long it takes. */
export async function dryRun(workers, testFiles, { runs, until }) {
  await share(workers, testFiles, async (worker, file) => {
    if (Date.now() > until) return;
    runs.set(file, await worker.run({ path: resolve(file) }, 300_000));
  });
}

/**
 * Runs tests that reach each mutant until one fails, and tells `judged`; mutants that come up after `until` are left. What
 * has noticed other mutants of the file is asked first, then the nearest. Another test may notice what these did not, so
 * the score is a lower bound.
 */
export async function judge(workers, mutants, { nearest, runs, until, judged }) {
  const noticed = new Map();
  const timesOf = (mutant, test) => noticed.get(`${mutant.file} ${test}`) ?? 0;
  await share(workers, mutants, async (worker, mutant) => {
    if (Date.now() > until) return;
    let left = BUDGET;
    const asked = inOrder(nearest.get(mutant.file), (test) => timesOf(mutant, test));
    const reaching = asked.filter((file) => {
      const run = runs.get(file);
      if (run.failed || !run.reached[mutant.id] || left <= 0) return false;
      left -= LOADING + run.spent;
      return true;
    });
    const verdict = await verdictOf(worker, mutant, reaching, runs);
    if (verdict.by) noticed.set(`${mutant.file} ${verdict.by}`, timesOf(mutant, verdict.by) + 1);
    // What a test notices that fails by itself today is not known.
    const isKnown = verdict.by || nearest.get(mutant.file).every((file) => !runs.get(file).failed);
    if (isKnown) judged(mutant, verdict);
  });
}

/** Puts those first that have noticed most, then the nearest, then the others in any order. */
function inOrder(tests, timesOf) {
  const places = new Map(tests.map((test, i) => [test, i < NEAR ? i : NEAR + Math.random()]));
  return tests.toSorted((a, b) => timesOf(b) - timesOf(a) || places.get(a) - places.get(b));
}

async function verdictOf(worker, mutant, reaching, runs) {
  for (const file of reaching) {
    const run = runs.get(file);
    const [hits, last] = run.reached[mutant.id];
    const job = {
      path: resolve(file),
      mutant: mutant.id,
      last,
      hitLimit: ROUNDS * hits,
      timeout: GRACE + PATIENCE * run.slowest,
    };
    const { failed, isLoop } = await worker.run(job, 2 * GRACE + PATIENCE * run.ms);
    if (failed) return { status: isLoop ? "timeout" : "killed", by: file, test: failed };
  }
  return { status: reaching.length > 0 ? "survived" : "unreached" };
}

/** Each worker takes the next item when it has done one. */
async function share(workers, items, work) {
  const queue = [...items];
  const lane = async (worker) => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      await work(worker, item);
  };
  await Promise.all(workers.map(lane));
}
