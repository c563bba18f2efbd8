import type { Plan } from "./plan";

/** Leaves out as many steps of a failing plan as can be left out while it fails, the most at once first. */
export async function shrink(plan: Plan, fails: (plan: Plan) => Promise<boolean>) {
  let { steps } = plan;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = steps.length - size; from > -size; from -= size) {
      const fewer = steps.filter((_, index) => index < from || index >= from + size);
      if (fewer.length < steps.length && (await fails({ ...plan, steps: fewer }))) steps = fewer;
    }
  }
  return { ...plan, steps };
}
