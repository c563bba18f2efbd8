import { ms, rate } from "./table.mjs";

const GUESTS = [1, 16, 64];
const STORED = [0, 1000, 10_000];
/** Turns of the product and the bare handlers alternate; the medians are compared. */
const TURNS = 3;
const SECONDS = 1.5;
/** The product's rate as a share of a bare durable insert's, by the number of guests. */
const LEAST_SHARE = { 1: 0.6, 16: 1, 64: 1 };
/** What a request may cost at 10,000 stored, against none; both measured against the bare insert beside it. */
const MOST_GROWTH = 1.2;

/** Accepted requests per second: against an empty answer and one durable insert, by what is stored. */
export async function measureRequests({ product, bare, client, watcher, out }) {
  const insert = { port: bare.port, path: "/insert" };
  const dj = await client.run("signUp", { port: product.port });
  const events = eventsOf({ product, client, watcher, dj });

  // Both servers have compiled their hot paths before anything is measured.
  for (const target of [await events.holding(0), insert]) {
    await client.run("ask", { ...target, count: 16, seconds: 5 });
  }
  out.row("", ["rate", "p50", "p99"]);
  const shares = {};
  for (const stored of STORED) {
    for (const count of GUESTS) {
      const turns = { empty: [], insert: [], asked: [] };
      for (let turn = 0; turn < TURNS; turn += 1) {
        const input = { count, seconds: SECONDS };
        const target = await events.holding(stored);
        const empty = { port: bare.port, path: "/empty", ...input };
        if (stored === 0) turns.empty.push(await client.run("read", empty));
        turns.insert.push(await client.run("ask", { ...insert, ...input }));
        turns.asked.push(await client.run("ask", { ...target, ...input }));
      }
      if (stored === 0) show(out, `bare, empty answer, guests: ${count}`, median(turns.empty));
      const [bareInsert, asked] = [median(turns.insert), median(turns.asked)];
      show(out, `bare, one durable insert, guests: ${count}`, bareInsert);

      const share = asked.perSecond / bareInsert.perSecond;
      const wanted = LEAST_SHARE[count];
      const judgements = [out.judge(share >= wanted, `${share.toFixed(2)} of bare, ≥ ${wanted}`)];
      shares[count] ??= share;
      if (stored === STORED.at(-1)) {
        const growth = shares[count] / share;
        judgements.push(
          out.judge(growth <= MOST_GROWTH, `${growth.toFixed(2)} × cost at 0, ≤ 1.2`),
        );
      }
      show(out, `requests, stored: ${stored}, guests: ${count}`, asked, ...judgements);
    }
  }
  await watcher.run("unwatch");
}

/** Events with as many requests as wanted, and with a DJ and four guests who watch. */
function eventsOf({ product: { port }, client, watcher, dj }) {
  let full;
  return {
    async holding(stored) {
      if (full && stored === STORED.at(-1)) return full;
      const { id, code } = await client.run("openEvent", { port, dj });
      const welcome = `/api/events/${code}`;
      const target = { port, path: `${welcome}/requests`, welcome };
      if (stored > 0) await client.run("fill", { ...target, total: stored });
      await watcher.run("unwatch");
      await watcher.run("watch", { port, path: `/api/dj/events/${id}/live`, cookie: dj, count: 1 });
      await watcher.run("watch", { port, path: `${welcome}/live`, count: 4 });
      if (stored === STORED.at(-1)) full = target;
      return target;
    },
  };
}

function median(turns) {
  return turns.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(turns.length / 2)];
}

function show(out, name, result, ...judgements) {
  const refused = Object.keys(result.refused ?? {}).length;
  if (refused > 0) judgements.push(out.judge(false, JSON.stringify(result.refused)));
  out.row(name, [rate(result), ms(result.p50), ms(result.p99)], ...judgements);
}
