import { measureAbuse } from "./abuse.mjs";
import { measureAttacks } from "./attacks.mjs";
import { measureBoard } from "./board.mjs";
import { measureCapacity } from "./capacity.mjs";
import { measureCuts } from "./cuts.mjs";
import { measureDurability } from "./durability.mjs";
import { measureEngines } from "./engines.mjs";
import { measureGrowth } from "./growth.mjs";
import { measureLibrary } from "./library.mjs";
import { measureLitestream } from "./litestream.mjs";
import { measurePages } from "./pages.mjs";
import { measureProcesses } from "./processes.mjs";
import { measurePush } from "./push.mjs";
import { measureRequests } from "./requests.mjs";
import { measureSearch } from "./search.mjs";
import { build, buildBare, PROJECT } from "./server.mjs";
import { measureSoak } from "./soak.mjs";
import { measureStalls } from "./stalls.mjs";
import { measureStreams } from "./streams.mjs";
import { table } from "./table.mjs";
import { measureTouch } from "./touch.mjs";
import { measureWall } from "./wall.mjs";

const runs = {
  streams: measureStreams,
  requests: measureRequests,
  engines: measureEngines,
  capacity: measureCapacity,
  growth: measureGrowth,
  stalls: measureStalls,
  library: measureLibrary,
  search: measureSearch,
  abuse: measureAbuse,
  attacks: measureAttacks,
  durability: measureDurability,
  litestream: measureLitestream,
  processes: measureProcesses,
  cuts: measureCuts,
  soak: measureSoak,
  board: measureBoard,
  pages: measurePages,
  touch: measureTouch,
  wall: measureWall,
  push: measurePush,
};

// `npm run load` runs all, `npm run load -- pages` one; `--built` uses the existing builds, `--brief` does little.
const words = process.argv.slice(2);
const wanted = words.filter((word) => word in runs);
if (!words.includes("--built")) {
  build(PROJECT);
  buildBare();
}

// A run that is stopped ends its servers and deletes its data.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/** Measures, then stops what it has started. Returns whether every target is met. */
async function run(measure) {
  const out = table();
  const started = [];
  const keep = (one) => {
    started.push(one);
    return one;
  };
  try {
    await measure({ out, keep });
  } finally {
    for (const one of started.reverse()) await one.stop();
  }
  return out.close();
}

let isGood = true;
for (const name of wanted.length > 0 ? wanted : Object.keys(runs)) {
  console.log(`\n${name}, ${new Date().toISOString()}\n`);
  isGood = (await run(runs[name])) && isGood;
}
process.exit(isGood ? 0 : 1);
