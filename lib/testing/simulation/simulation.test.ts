import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { faults } from "./faults.mjs";

/** A crowded machine is slow. */
const PATIENCE_MS = 600_000;

function simulate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [".scripts/simulate.mjs", ...args],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  return { status, lines: stdout.trim().split("\n") };
}

test(
  "two hundred seeded nights on two processes break no promise",
  () => {
    const { status, lines } = simulate("--seeds", "200", "--steps", "16");
    expect(lines).toEqual(["200 seeds from 1 on, 16 steps each: every promise held."]);
    expect(status).toBe(0);
  },
  PATIENCE_MS,
);

test(
  "a fault is found, needs few of the seed's steps, and shows again by the command that is told",
  () => {
    const [found = "", few = "", command = ""] = simulate(
      "--fault",
      "two-playing",
      "--seeds",
      "1000",
    ).lines;
    const [, seed = ""] = /^Seed (\d+) breaks a promise: two songs play at once$/.exec(found) ?? [];
    expect(Number.parseInt(few, 10)).toBeLessThanOrEqual(8);
    const args = command.split(" -- ")[1]?.split(" ") ?? [];
    expect(args.slice(0, 2)).toEqual(["--seed", seed]);
    const [first, again] = [1, 2].map(() => simulate("--fault", "two-playing", "--keep", ...args));
    expect(first).toEqual(again);
    expect(first?.status).toBe(1);
    expect(first?.lines.at(-1)).toBe(found);
    expect(simulate(...args).status).toBe(0);
  },
  PATIENCE_MS,
);

test.each(faults)("the planted fault $name still fits the product", ({ file, find }) => {
  expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
});
