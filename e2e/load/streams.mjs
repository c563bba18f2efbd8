import { median } from "./figures.mjs";
import { settingsFor, startBare, startPlain, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { ms } from "./table.mjs";

const STREAMS = size([1, 100, 1000, 2000, 10_000], [1, 20]);
/** The servers take turns; those turns count whose 99th percentiles are the medians. */
const TURNS = size(3, 1);
/** Four requests a second: a busy dance floor. */
const PACE = { rounds: size(12, 4), everyMs: 250 };
/** With so many streams, one round must not meet the next. */
const LONG_PACE = { rounds: 6, everyMs: 1000 };
const MANY = 5000;
/** The most that an arrival may take: relative to the bare handler of Next.js, and to a server of plain Node.js. */
const MOST_DELAY = { 1000: { bare: 1.5 }, 2000: { plain: 1.2 }, 10000: { plain: 1.5 } };
/** Pads what the bare handlers send to the length of a change. */
const PADDING = "x".repeat(600);

/** Measures the time from a request's answer to its arrival on each open stream, and the memory per stream. */
export async function measureStreams({ out, keep }) {
  const settings = settingsFor(temporaryFolder());
  const product = keep(await startProduct(settings));
  const others = { plain: keep(await startPlain()), bare: keep(await startBare(settings)) };
  const client = keep(startClient());
  const dj = await client.run("signIn", { port: product.port });
  out.row("", ["arrivals", "p50", "p99", "a stream"]);
  for (const count of STREAMS) {
    const turns = await turnsOf({ product, others, client, dj, count });
    report(out, count, turns);
  }
}

async function turnsOf({ product, others, client, dj, count }) {
  const tell = { path: "/tell", padding: PADDING };
  const { port } = product;
  // Next.js itself takes seconds for a round of so many.
  const compared = Object.entries(others).filter(([name]) => name !== "bare" || count <= MANY);
  const turns = { ...Object.fromEntries(compared.map(([name]) => [name, []])), product: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, server] of compared) {
      turns[name].push(await delays(client, server, count, tell, "/live"));
    }
    const event = await client.run("openEvent", { port, dj });
    turns.product.push(await delays(client, product, count, event, `${event.welcome}/live`));
  }
  return turns;
}

function report(out, count, { product, ...others }) {
  const ofTurns = (turns) => median(turns, ({ p99 }) => p99);
  for (const [name, turns] of Object.entries(others)) {
    show(out, `${name}, streams: ${count}`, ofTurns(turns));
  }
  const missed = product.reduce((sum, turn) => sum + turn.missed, 0);
  const judgements = [out.judge(missed === 0, `${missed} missed`)];
  const delay = ofTurns(product);
  for (const [name, most] of Object.entries(MOST_DELAY[count] ?? {})) {
    const ratio = delay.p99 / ofTurns(others[name]).p99;
    judgements.push(out.judge(ratio <= most, `p99 ${ratio.toFixed(2)} × ${name}, ≤ ${most}`));
  }
  show(out, `requests, streams: ${count}`, delay, ...judgements);
}

async function delays(client, server, count, target, live) {
  const { port } = server;
  const before = server.rssKiB();
  await client.run("watch", { port, path: live, count });
  const perStream = (server.rssKiB() - before) / count;
  const pace = count > MANY ? LONG_PACE : PACE;
  const result = await client.run("delays", { port, ...target, ...pace });
  await client.run("unwatch");
  return { ...result, perStream };
}

function show(out, name, { count, p50, p99, perStream }, ...judgements) {
  out.row(name, [`${count}`, ms(p50), ms(p99), `${Math.round(perStream)} KiB`], ...judgements);
}
