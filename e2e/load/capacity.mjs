import { setTimeout as pause } from "node:timers/promises";
import { cpuMs, settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { storages } from "./storages.mjs";

const GUESTS = 16;
const SECONDS = size(5, 0.5);
const PAGES = size(300, 10);
const STREAMS = size(1000, 20);
/** A busy dance floor. */
const PACE = { perSecond: 4, seconds: size(15, 2) };

/** Measures what each thing costs of processor time and memory: README.md in this folder says what follows from it. */
export async function measureCapacity({ out, keep }) {
  out.row("", ["product", "PostgreSQL"]);
  for (const [engine, open] of Object.entries(storages)) {
    const folder = temporaryFolder();
    const storage = keep(await open(folder));
    const settings = { ...settingsFor(folder), DATABASE_URL: storage.url };
    const product = keep(await startProduct(settings, { tells: true }));
    const watcher = keep(startClient());
    const costs = costsOf(product, storage);
    const night = await openNight({ client: keep(startClient()), port: product.port });
    const show = (name, cost) => out.row(`${name}, ${engine}`, cost.map(micro));

    show("a guest's page", await costs(night.pages));
    const request = await costs(night.requests);
    show("a request", request);
    show("a request that comes alone", await costs(night.paced));

    const { used } = await product.memory();
    await watcher.run("watch", { port: product.port, path: night.live, count: STREAMS });
    const perStream = ((await product.memory()).used - used) / STREAMS / 1024;
    const withStreams = await costs(night.paced);
    const alone = await costs(() => watcher.run("unwatch").then(night.paced));
    show(
      "a change for one stream",
      withStreams.map((cost, at) => (cost - alone[at]) / STREAMS),
    );
    out.row(`a stream, ${engine}`, [`${perStream.toFixed(1)} KiB`]);
  }
}

/** Makes a meter that returns what each of the things costs that `work` does, in ms, of the product and of its storage. */
function costsOf(product, { pid }) {
  const used = () => [product.cpuMs(), pid ? cpuMs(pid) : 0];
  return async (work) => {
    const before = used();
    const count = await work();
    // What is done after the answers.
    await pause(500);
    return used().map((after, at) => (after - before[at]) / count);
  };
}

async function openNight({ client, port }) {
  const dj = await client.run("signIn", { port });
  const target = await client.run("openEvent", { port, dj });
  const code = target.welcome.split("/").at(-1);
  // Their first calls load and compile code.
  await client.run("ask", { ...target, count: GUESTS, seconds: SECONDS });
  const pages = { port, path: `/requests?event=${code}`, count: 4, total: PAGES };
  await client.run("visit", pages);
  return {
    live: `${target.welcome}/live`,
    async pages() {
      const { count } = await client.run("visit", pages);
      return count;
    },
    async requests() {
      const { count } = await client.run("ask", { ...target, count: GUESTS, seconds: SECONDS });
      return count;
    },
    async paced() {
      const { count } = await client.run("pace", { ...target, ...PACE });
      return count;
    },
  };
}

function micro(ms) {
  return `${(ms * 1000).toFixed(1)} µs`;
}
