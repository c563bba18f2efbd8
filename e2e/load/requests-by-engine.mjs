import { eventsOf, median, show } from "./requests.mjs";

const GUESTS = [1, 16, 64];
/** The engines take turns; their medians are compared. */
const TURNS = 5;
const SECONDS = 1.5;
/** PostgreSQL's rate as a share of SQLite's, by the number of guests. */
const LEAST_SHARE = { 16: 0.6 };

/** Measures accepted requests per second on PostgreSQL, relative to SQLite. */
export async function measureRequestsByEngine({ products, client, watcher, out }) {
  const events = {};
  for (const [engine, product] of Object.entries(products)) {
    const dj = await client.run("signIn", { port: product.port });
    events[engine] = eventsOf({ product, client, watcher, dj });
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
  await watcher.run("unwatch");
}
