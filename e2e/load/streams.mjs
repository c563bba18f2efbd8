import { ms } from "./table.mjs";

const STREAMS = [1, 100, 1000];
/** Four requests a second: a busy dance floor. */
const PACE = { rounds: 24, everyMs: 250 };
const MOST_DELAY = 1.5;
/** Pads what the bare handler sends to the length of a change. */
const PADDING = "x".repeat(600);

/** Measures the time from a request's answer to its arrival on each open stream, and the memory per stream. */
export async function measureStreams({ product, bare, client, out }) {
  const dj = await client.run("signIn", { port: product.port });
  out.row("", ["arrivals", "p50", "p99", "a stream"]);
  for (const count of STREAMS) {
    const { code } = await client.run("openEvent", { port: product.port, dj });
    const welcome = `/api/events/${code}`;
    const bareDelay = await delays(
      client,
      bare,
      count,
      { path: "/tell", padding: PADDING },
      "/live",
    );
    const target = { path: `${welcome}/requests`, welcome };
    const delay = await delays(client, product, count, target, `${welcome}/live`);
    show(out, `bare, streams: ${count}`, bareDelay);
    const ratio = delay.p99 / bareDelay.p99;
    const judgements = [out.judge(delay.missed === 0, `${delay.missed} missed`)];
    if (count === STREAMS.at(-1)) {
      judgements.push(
        out.judge(ratio <= MOST_DELAY, `p99 ${ratio.toFixed(2)} × bare, ≤ ${MOST_DELAY}`),
      );
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
