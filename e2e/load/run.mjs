import { measureDurability } from "./durability.mjs";
import { measurePages } from "./pages.mjs";
import { build, buildBare, PROJECT } from "./server.mjs";
import { measureSpeed } from "./speed.mjs";

const runs = { speed: measureSpeed, durability: measureDurability, pages: measurePages };

// `npm run load` runs all, `npm run load -- pages` one; `--built` uses the existing builds.
const words = process.argv.slice(2);
const wanted = words.filter((word) => word in runs);
if (!words.includes("--built")) {
  build(PROJECT);
  buildBare();
}

// A run that is stopped ends its servers and deletes its data.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

let isGood = true;
for (const name of wanted.length > 0 ? wanted : Object.keys(runs)) {
  console.log(`\n${name}\n`);
  isGood = (await runs[name]()) && isGood;
}
process.exit(isGood ? 0 : 1);
