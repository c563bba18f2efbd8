import { parseArgs } from "node:util";
import { type Plan, planOf } from "./plan";
import { shrink } from "./shrink";
import { prepare, simulate } from "./simulate";
import { Violation } from "./violation";
import { template } from "./world";

const USAGE = `npm run simulate -- [--seed N] [--seeds K] [--steps M] [--only 3,8,12] [--keep] [--trace]
Simulates K nights of M steps from seed N on. Each breaks no promise, or says which, and by which of its steps alone.`;

const options = {
  seed: { type: "string", default: "1" },
  seeds: { type: "string", default: "1" },
  steps: { type: "string", default: "40" },
  /** The steps to take, of all that the seed gives. */
  only: { type: "string" },
  trace: { type: "boolean", default: false },
  /** Keeps all steps of a seed that fails. */
  keep: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Prints what it finds, and returns the exit code: 1 if a seed breaks a promise. */
export async function runSimulations(args: string[], print: (line: string) => void) {
  const { values } = parseArgs({ args, options });
  if (values.help) {
    print(USAGE);
    return 0;
  }
  const [first, count, length] = [values.seed, values.seeds, values.steps].map(Number) as [
    number,
    number,
    number,
  ];
  const only = values.only?.split(",").map(Number);
  const from = await template();
  prepare();
  const tell = (line: string) => values.trace && print(line);
  try {
    for (let seed = first; seed < first + count; seed += 1) {
      const plan = planOf(seed, length);
      const steps = only ? plan.steps.filter(({ index }) => only.includes(index)) : plan.steps;
      const broken = await violationOf({ ...plan, steps }, from, tell);
      if (!broken) continue;
      print(`Seed ${seed} breaks a promise: ${broken.message}`);
      if (values.keep) return 1;
      const fewest = await shrink({ ...plan, steps }, async (fewer) => {
        const found = await violationOf(fewer, from);
        return found?.rule === broken.rule;
      });
      const indices = fewest.steps.map(({ index }) => index).join(",");
      print(`${fewest.steps.length} of its steps suffice:`);
      print(`npm run simulate -- --seed ${seed} --steps ${length} --only ${indices} --trace`);
      return 1;
    }
    print(`${count} seeds from ${first} on, ${length} steps each: every promise held.`);
    return 0;
  } finally {
    from.remove();
  }
}

/** Simulates a night. Resolves to the promise that it breaks, if any. */
async function violationOf(
  plan: Plan,
  from: Awaited<ReturnType<typeof template>>,
  tell: (line: string) => void = () => undefined,
) {
  try {
    await simulate(plan, from, tell);
    return undefined;
  } catch (error) {
    if (error instanceof Violation) return error;
    throw new Error(`Seed ${plan.seed} cannot be simulated.`, { cause: error });
  }
}
