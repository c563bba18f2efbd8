import { median } from "./figures.mjs";
import { settingsFor, startBare, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { ms, rate } from "./table.mjs";

const GUESTS = size([1, 16, 64], [1, 16]);
const STORED = size([0, 1000, 38_000], [0, 100]);
/** The product and the bare handlers take turns; the medians are compared. */
const TURNS = size(5, 1);
const SECONDS = size(1.5, 0.5);
const WARM_UP_SECONDS = size(5, 1);
/** The product's rate as a share of a bare durable insert's, by the number of guests: fresh, and in a full event. */
const LEAST_SHARE = { 1: 0.6, 16: 3, 64: 3 };
const LEAST_SHARE_FULL = { 1: 0.6, 16: 2.5, 64: 2.5 };

/** Measures accepted requests per second, relative to an empty answer and to one durable insert. */
export async function measureRequests({ out, keep }) {
  const settings = settingsFor(temporaryFolder());
  const product = keep(await startProduct(settings));
  const bare = keep(await startBare(settings));
  const [client, watcher] = [keep(startClient()), keep(startClient())];
  const events = await eventsOf({ product, client, watcher });
  const insert = { port: bare.port, path: "/insert" };
  const empty = { port: bare.port, path: "/empty" };

  // Warms up both servers, so that their hot paths are compiled before anything is measured.
  for (const target of [await events.holding(0), insert]) {
    await client.run("ask", { ...target, count: 16, seconds: WARM_UP_SECONDS });
  }
  async function turnsOf(stored, count) {
    const turns = { empty: [], insert: [], asked: [] };
    const input = { count, seconds: SECONDS };
    for (let turn = 0; turn < TURNS; turn += 1) {
      const target = await events.holding(stored);
      turns.empty.push(await client.run("read", { ...empty, ...input }));
      turns.insert.push(await client.run("ask", { ...insert, ...input }));
      turns.asked.push(await client.run("ask", { ...target, ...input }));
    }
    return turns;
  }

  out.row("", ["rate", "p50", "p99"]);
  for (const stored of STORED) {
    for (const count of GUESTS) report(out, stored, count, await turnsOf(stored, count));
  }
}

/** Prints the results of the turns. */
function report(out, stored, count, turns) {
  show(out, `bare, empty answer, guests: ${count}`, median(turns.empty));
  show(out, `bare, one durable insert, guests: ${count}`, median(turns.insert));
  const asked = median(turns.asked);
  const share = asked.perSecond / median(turns.insert).perSecond;
  const least = (stored === STORED.at(-1) ? LEAST_SHARE_FULL : LEAST_SHARE)[count];
  const judged = out.judge(share >= least, `${share.toFixed(2)} of bare, ≥ ${least}`);
  show(out, `requests, stored: ${stored}, guests: ${count}`, asked, judged);
}

/** Provides events with a given number of requests, watched by a DJ and four guests. */
export async function eventsOf({ product: { port }, client, watcher }) {
  const dj = await client.run("signIn", { port });
  let full;

  async function filled(stored) {
    const event = await client.run("openEvent", { port, dj });
    if (stored > 0) await client.run("fill", { ...event, total: stored });
    return event;
  }

  return {
    async holding(stored) {
      const isFull = stored === STORED.at(-1);
      const event = (isFull && full) || (await filled(stored));
      if (isFull) full = event;
      await watchAt(watcher, event, dj);
      return event;
    },
  };
}

/** Lets a DJ and four guests watch this event, and no other. */
export async function watchAt(watcher, { port, djPath, welcome }, dj) {
  await watcher.run("unwatch");
  await watcher.run("watch", { port, path: `${djPath}/live`, cookie: dj, count: 1 });
  await watcher.run("watch", { port, path: `${welcome}/live`, count: 4 });
}

/** Prints a result. */
export function show(out, name, result, ...judgements) {
  const refused = Object.keys(result.refused ?? {}).length;
  if (refused > 0) judgements.push(out.judge(false, JSON.stringify(result.refused)));
  out.row(name, [rate(result), ms(result.p50), ms(result.p99)], ...judgements);
}
