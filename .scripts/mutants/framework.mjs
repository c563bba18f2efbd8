import circus from "jest-circus/runner";

/**
 * Runs a test file by jest-circus with the mutant of `globalThis.mutantJob`, or without one to learn which tests reach
 * which mutants. Tests keep their order: it runs those up to the last that reaches the mutant, or to the first failure.
 */
export default async function runWithMutant(globalConfig, config, environment, ...rest) {
  const { mutant, last, hitLimit, timeout } = globalThis.mutantJob;
  const reached = { static: {}, perTest: {} };
  const stryker = { activeMutant: mutant, hitCount: 0, hitLimit, mutantCoverage: reached };
  environment.global.__stryker__ = stryker;
  let begun = 0;
  let slowest = 0;
  let spent = 0;
  let isOver = false;

  const steps = {
    run_start(_, state) {
      if (timeout) state.testTimeout = timeout;
    },
    run_describe_start({ describeBlock }) {
      if (isOver) describeBlock.mode = "skip";
    },
    test_start({ test }) {
      if (isOver) test.mode = "skip";
      if (timeout) test.timeout = timeout;
      stryker.currentTestId = String(begun++);
    },
    test_done({ test }) {
      delete stryker.currentTestId;
      slowest = Math.max(slowest, test.duration ?? 0);
      spent += test.duration ?? 0;
      isOver ||= test.errors.length > 0 || begun > (last ?? Number.POSITIVE_INFINITY);
    },
  };
  const own = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    steps[event.name]?.(event, state);
    await own?.(event, state);
  };

  const result = await circus.default(globalConfig, config, environment, ...rest);
  const isLoop = hitLimit !== undefined && stryker.hitCount > hitLimit;
  return { ...result, mutation: { reached: summary(reached), slowest, spent, isLoop } };
}

/**
 * For each mutant how often the tests reach it, and the last test that does. What is reached outside of tests may
 * matter to any, so it has no last one.
 */
function summary({ static: outside, perTest }) {
  const reached = {};
  for (const [test, hits] of Object.entries(perTest)) {
    for (const [id, count] of Object.entries(hits)) {
      const [sum, last] = reached[id] ?? [0, 0];
      reached[id] = [sum + count, Math.max(last, Number(test))];
    }
  }
  for (const [id, count] of Object.entries(outside)) {
    reached[id] = [count + (reached[id]?.[0] ?? 0), null];
  }
  return reached;
}
