import { median } from "./figures.mjs";
import { show, watchAt } from "./requests.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";

const STORED = size(38_000, 300);
const GUESTS = 16;
/** The full and the empty product take turns, because disks vary; neighbours are compared, and the median counts. */
const TURNS = size(9, 1);
const SECONDS = size(1.5, 0.5);
/** The most that a request may cost at so many stored, relative to none. */
const MOST_GROWTH = 1.2;
/** The versions of the ids that phones may send: ordered by time, and random. */
const IDS = ["v7", "v4"];

/** Measures what a request costs when many are stored, relative to none. */
export async function measureGrowth({ out, keep }) {
  const [client, watcher] = [keep(startClient()), keep(startClient())];
  const start = async () => {
    const { port } = keep(await startProduct(settingsFor(temporaryFolder())));
    return { port, dj: await client.run("signIn", { port }) };
  };
  // Watched, because what a DJ and guests are told is a part of the cost.
  const ask = async (event, { dj }) => {
    await watchAt(watcher, event, dj);
    return client.run("ask", { ...event, count: GUESTS, seconds: SECONDS });
  };

  out.row("", ["rate", "p50", "p99"]);
  for (const ids of IDS) {
    const [empty, full] = [await start(), await start()];
    const target = await client.run("openEvent", { ...full, ids });
    await client.run("fill", { ...target, total: STORED });
    const turns = [];
    // The first turn warms up the empty product.
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const fresh = await client.run("openEvent", { ...empty, ids });
      const atNone = await ask(fresh, empty);
      await client.run("removeEvent", { ...fresh, dj: empty.dj });
      const asked = await ask(target, full);
      if (turn === 0) continue;
      turns.push({ atNone, asked, growth: atNone.perSecond / asked.perSecond });
    }
    report(out, ids, turns);
  }
}

function report(out, ids, turns) {
  const { atNone, asked, growth } = median(turns, ({ growth }) => growth);
  show(out, `ids ${ids}, stored: 0`, atNone);
  const text = `${growth.toFixed(2)} × cost at 0, ≤ ${MOST_GROWTH}`;
  show(out, `ids ${ids}, stored: ${STORED}`, asked, out.judge(growth <= MOST_GROWTH, text));
}
