import { settingsFor, startBare, startPlain, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { ms } from "./table.mjs";

const STREAMS = size([1, 100, 1000, 2000], [1, 20]);
/** Four requests a second: a busy dance floor. */
const PACE = { rounds: size(24, 4), everyMs: 250 };
/** The most that an arrival may take: relative to the bare handler of Next.js, and to a server of plain Node.js. */
const MOST_DELAY = { 1000: { bare: 1.5 }, 2000: { plain: 1.5 } };
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
    const tell = { path: "/tell", padding: PADDING };
    const measured = {};
    for (const [name, server] of Object.entries(others)) {
      measured[name] = await delays(client, server, count, tell, "/live");
      show(out, `${name}, streams: ${count}`, measured[name]);
    }
    const event = await client.run("openEvent", { port: product.port, dj });
    const delay = await delays(client, product, count, event, `${event.welcome}/live`);
    const judgements = [out.judge(delay.missed === 0, `${delay.missed} missed`)];
    for (const [name, most] of Object.entries(MOST_DELAY[count] ?? {})) {
      const ratio = delay.p99 / measured[name].p99;
      judgements.push(out.judge(ratio <= most, `p99 ${ratio.toFixed(2)} × ${name}, ≤ ${most}`));
    }
    show(out, `requests, streams: ${count}`, delay, ...judgements);
  }
}

async function delays(client, server, count, target, live) {
  const { port } = server;
  const before = server.rssKiB();
  await client.run("watch", { port, path: live, count });
  const perStream = (server.rssKiB() - before) / count;
  const result = await client.run("delays", { port, ...target, ...PACE });
  await client.run("unwatch");
  return { ...result, perStream };
}

function show(out, name, { count, p50, p99, perStream }, ...judgements) {
  out.row(name, [`${count}`, ms(p50), ms(p99), `${Math.round(perStream)} KiB`], ...judgements);
}
