import { existsSync } from "node:fs";
import { Worker } from "@/.scripts/mutants/workers.mjs";

test("a worker of the mutation run keeps its databases in a folder of its own, which goes with it", () => {
  const [one, other] = [new Worker([], {}), new Worker([], {})];
  const folder = one.env.TEST_TEMPLATES;
  expect(existsSync(folder)).toBe(true);
  expect(other.env.TEST_TEMPLATES).not.toBe(folder);
  for (const worker of [one, other]) worker.end();
  expect(existsSync(folder)).toBe(false);
});
