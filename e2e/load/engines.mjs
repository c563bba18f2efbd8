import { median } from "./figures.mjs";
import { eventsOf, show } from "./requests.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { storages } from "./storages.mjs";

const GUESTS = size([1, 16, 64], [16]);
/** The engines take turns; their medians are compared. */
const TURNS = size(5, 1);
const SECONDS = size(1.5, 0.5);
/** PostgreSQL's rate as a share of SQLite's, by the number of guests. */
const LEAST_SHARE = { 16: 0.65, 64: 0.65 };

/** Measures accepted requests per second on PostgreSQL, relative to SQLite. */
export async function measureEngines({ out, keep }) {
  const [client, watcher] = [keep(startClient()), keep(startClient())];
  const events = {};
  for (const [engine, open] of Object.entries(storages)) {
    const folder = temporaryFolder();
    const { url } = keep(await open(folder));
    const product = keep(await startProduct({ ...settingsFor(folder), DATABASE_URL: url }));
    events[engine] = await eventsOf({ product, client, watcher });
    // Warms up the hot paths.
    await client.run("ask", { ...(await events[engine].holding(0)), count: 16, seconds: 5 });
  }
  out.row("", ["rate", "p50", "p99"]);
  for (const count of GUESTS) {
    const turns = { sqlite: [], postgres: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [engine, all] of Object.entries(turns)) {
        const target = await events[engine].holding(0);
        all.push(await client.run("ask", { ...target, count, seconds: SECONDS }));
      }
    }
    const [sqlite, postgres] = [median(turns.sqlite), median(turns.postgres)];
    const share = postgres.perSecond / sqlite.perSecond;
    const least = LEAST_SHARE[count] ?? 0;
    show(out, `on sqlite, guests: ${count}`, sqlite);
    const judged = out.judge(share >= least, `${share.toFixed(2)} of sqlite, ≥ ${least}`);
    show(out, `on postgres, guests: ${count}`, postgres, judged);
  }
}
