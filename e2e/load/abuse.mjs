import { setTimeout as pause } from "node:timers/promises";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { ms } from "./table.mjs";

const HEADS = size(20_000, 200);
const VISITS = size(10_000, 200);
const UPGRADES = size(500, 50);
const HALF_SENT = size(500, 50);
/** What hears each change while the delivery is measured. */
const STREAMS = size(200, 20);
const PACE = { rounds: size(24, 8), everyMs: 150 };
/** The least of these counts: only the machine's other work makes a delivery slower by chance. */
const TIMES = size(4, 1);
/** Node.js looks after its open connections, and lets go of broken ones, every five seconds. */
const SETTLING_MS = 6000;
/** The whole abuse once before: what it compiles and fills stays, and a second one may add nothing. */
const WARM_UP = 1;
/** How much of the abuse goes on when the product is stopped. */
const AT_STOP = 0.2;
const MOST_MEMORY = 1.1;
const MOST_DELAY = 1.2;
const LONGEST_STOP_MS = 10_000;

/** Measures what an abuse of every kind of connection leaves behind: its memory, slower deliveries, a slow stop. */
export async function measureAbuse({ out, keep }) {
  const product = keep(await startProduct(settingsFor(temporaryFolder()), { tells: true }));
  const client = keep(startClient());
  const { port } = product;
  const event = await client.run("openEvent", { port });
  const live = `${event.welcome}/live`;

  async function abuse(share) {
    const times = (count) => Math.ceil(count * share);
    await client.run("heads", { port, path: live, count: times(HEADS) });
    await client.run("visits", { port, path: live, count: times(VISITS) });
    const [pages, calls] = [{ path: "/requests" }, { path: live }];
    let open = 0;
    for (const { path } of [pages, calls]) {
      open += await client.run("upgrades", { port, path, count: times(UPGRADES / 2) });
    }
    for (const path of ["/requests/send", event.path]) {
      await client.run("halfSent", { port, path, count: times(HALF_SENT / 2) });
    }
    return open;
  }

  async function figures() {
    await client.run("watch", { port, path: live, count: STREAMS });
    const delays = [];
    for (let time = 0; time < TIMES; time += 1) {
      delays.push(await client.run("delays", { ...event, ...PACE }));
    }
    await client.run("unwatch");
    await pause(SETTLING_MS);
    const least = (name) => Math.min(...delays.map((delay) => delay[name]));
    return { ...(await product.memory()), p50: least("p50"), p99: least("p99") };
  }

  const show = (name, { used, rss, p50, p99 }, ...judgements) =>
    out.row(name, [mib(used), mib(rss), ms(p50), ms(p99)], ...judgements);

  await abuse(WARM_UP);
  await client.run("leaveHalfSent");
  await figures();
  const before = await figures();
  out.row("", ["heap", "resident", "p50", "p99"]);
  show("before", before);

  const open = await abuse(1);
  out.row(`${HALF_SENT} half-sent bodies open`, [mib((await product.memory()).used)]);
  await client.run("leaveHalfSent");
  const after = await figures();
  const ratio = (name, most) => {
    const value = after[name] / before[name];
    return out.judge(value <= most, `${name} × ${value.toFixed(2)}, ≤ ${most}`);
  };
  show("after", after, ratio("used", MOST_MEMORY), ratio("rss", MOST_MEMORY));
  out.row("", [], ratio("p50", MOST_DELAY), ratio("p99", MOST_DELAY));
  out.row("", [], out.judge(open === 0, `${open} upgraded connections left open`));

  await abuse(AT_STOP);
  await client.run("watch", { port, path: live, count: STREAMS });
  const start = performance.now();
  await product.stop();
  const took = performance.now() - start;
  const text = `stopped in ${ms(took)}, with half-sent bodies and streams open`;
  out.row("", [], out.judge(took < LONGEST_STOP_MS, text));
}

function mib(bytes) {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
