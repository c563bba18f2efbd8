import { spawnSync } from "node:child_process";
import { register } from "node:module";
import { faults } from "../lib/testing/simulation/faults.mjs";

// Simulates nights of the product from a seed: `npm run simulate -- --help`. With `--fault NAME` it plants a fault
// first, with `--faults` each in turn, which must be found.
const args = process.argv.slice(2);

if (args.includes("--faults")) process.exitCode = findAll();
else {
  const at = args.indexOf("--fault");
  const [, name] = at === -1 ? [] : args.splice(at, 2);
  const fault = faults.find((one) => one.name === name);
  if (name && !fault) throw new Error(`There is no fault ${name}.`);
  register("../lib/testing/typescript-hooks.mjs", import.meta.url, { data: fault });
  process.env.AUTH_SECRET = "a secret that only simulations know, and nobody else";
  const { runSimulations } = await import("../lib/testing/simulation/run.ts");
  process.exitCode = await runSimulations(args, console.log);
}

/** Plants one fault after the other, and returns 1 if a thousand seeds do not find one of them. */
function findAll() {
  let missed = 0;
  for (const { name, kind } of faults) {
    const given = [import.meta.filename, "--fault", name, "--seeds", "1000", "--keep"];
    const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: "utf8" });
    const [found = stderr] = stdout.split("\n");
    if (status !== 1 || !found.startsWith("Seed")) missed += 1;
    console.log(`${name} (${kind}): ${found.slice(0, 160)}`);
  }
  console.log(`${faults.length - missed} of ${faults.length} faults were found.`);
  return missed === 0 ? 0 : 1;
}
