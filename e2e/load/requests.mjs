import { ms, rate } from "./table.mjs";

const GUESTS = [1, 16, 64];
const STORED = [0, 1000, 10_000];
/** The product and the bare handlers take turns; the medians are compared. */
const TURNS = 5;
const SECONDS = 1.5;
/** The product's rate as a share of a bare durable insert's, by the number of guests. */
const LEAST_SHARE = { 1: 0.6, 16: 1, 64: 1 };

/** Measures accepted requests per second, relative to an empty answer and to one durable insert. */
export async function measureRequests({ product, bare, client, watcher, out }) {
  const dj = await client.run("signIn", { port: product.port });
  const events = eventsOf({ product, client, watcher, dj });
  const insert = { port: bare.port, path: "/insert" };
  const empty = { port: bare.port, path: "/empty" };

  // Warms up both servers, so that their hot paths are compiled before anything is measured.
  for (const target of [await events.holding(0), insert]) {
    await client.run("ask", { ...target, count: 16, seconds: 5 });
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
  await watcher.run("unwatch");
}

/** Prints the results of the turns. */
function report(out, stored, count, turns) {
  show(out, `bare, empty answer, guests: ${count}`, median(turns.empty));
  show(out, `bare, one durable insert, guests: ${count}`, median(turns.insert));
  const asked = median(turns.asked);
  const share = asked.perSecond / median(turns.insert).perSecond;
  const least = LEAST_SHARE[count];
  const judged = out.judge(share >= least, `${share.toFixed(2)} of bare, ≥ ${least}`);
  show(out, `requests, stored: ${stored}, guests: ${count}`, asked, judged);
}

/** Provides events with a given number of requests, watched by a DJ and four guests. */
export function eventsOf({ product: { port }, client, watcher, dj }) {
  let full;

  async function filled(stored) {
    const event = await client.run("openEvent", { port, dj });
    const welcome = `/api/events/${event.code}`;
    const target = { port, path: `${welcome}/requests`, welcome };
    if (stored > 0) await client.run("fill", { ...target, total: stored });
    return { ...target, djPath: `/api/dj/events/${event.id}` };
  }

  return {
    async holding(stored) {
      const isFull = stored === STORED.at(-1);
      const { djPath, ...target } = (isFull && full) || (await filled(stored));
      if (isFull) full = { djPath, ...target };
      await watcher.run("unwatch");
      await watcher.run("watch", { port, path: `${djPath}/live`, cookie: dj, count: 1 });
      await watcher.run("watch", { port, path: `${target.welcome}/live`, count: 4 });
      return target;
    },
  };
}

/** Returns the turn with the median rate. */
export function median(turns) {
  return turns.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(turns.length / 2)];
}

/** Prints a result. */
export function show(out, name, result, ...judgements) {
  const refused = Object.keys(result.refused ?? {}).length;
  if (refused > 0) judgements.push(out.judge(false, JSON.stringify(result.refused)));
  out.row(name, [rate(result), ms(result.p50), ms(result.p99)], ...judgements);
}
