import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";

/** Hours of a full house, as fast as the server takes them: after each, its clock is set forward to the next. */
const HOURS = size(12, 2);
const REQUESTS = size(200_000, 2000);
const STREAMS = size(100, 10);
const HOUR_MS = 3_600_000;
const BOARD_SECONDS = size(2, 0.5);
/** The hours that count as the first tenth, in which caches fill. */
const FIRST = size(1, 1);
/** The most that the memory in use may be at the end, relative to that after the first tenth. */
const MOST_GROWTH = 1.2;

/**
 * Measures what stays behind after twelve hours: each has its event, its crowd, its streams, its DJ's steps, and ends
 * with the event closed. Memory is what is in use after a forced collection.
 */
export async function measureSoak({ out, keep }) {
  const product = keep(await startProduct(settingsFor(temporaryFolder()), { tells: true }));
  const { port } = product;
  const [asking, listening] = [keep(startClient()), keep(startClient())];
  const dj = await asking.run("signIn", { port });
  // The first call of a kind loads code.
  await hourOf({ asking, listening, port, dj, requests: 500 });
  const start = await product.memory();

  out.row("", ["used", "resident", "handles", "streams"]);
  show(out, "before the first hour", start);
  let afterFirst;
  for (let hour = 1; hour <= HOURS; hour += 1) {
    const requests = Math.round(REQUESTS / HOURS);
    const beganAt = Date.now();
    const refused = await hourOf({ asking, listening, port, dj, requests });
    await product.forward(HOUR_MS - (Date.now() - beganAt));
    const now = await product.memory();
    if (hour === FIRST) afterFirst = now;
    const told = [out.judge(refused === 0, `${refused} refused`)];
    if (hour === HOURS) {
      const growth = now.used / afterFirst.used;
      told.push(out.judge(growth <= MOST_GROWTH, `${growth.toFixed(2)} × first, ≤ ${MOST_GROWTH}`));
      told.push(out.judge(now.handles <= start.handles, "handles as at the start"));
      told.push(out.judge(now.streams === 0, "no stream left"));
    }
    show(out, `hour ${hour}, ${requests * hour} requests`, now, ...told);
  }
}

/** Returns how many requests were refused. */
async function hourOf({ asking, listening, port, dj, requests }) {
  const event = await asking.run("openEvent", { port, dj });
  const live = { port, path: `${event.welcome}/live`, count: STREAMS };
  await listening.run("watch", live);
  await listening.run("watch", { ...live, path: `${event.djPath}/live`, cookie: dj, count: 4 });
  const { count } = await asking.run("fill", { ...event, total: requests });
  await asking.run("read", { port, path: event.path, count: 8, seconds: BOARD_SECONDS });
  await listening.run("unwatch");
  return requests - count;
}

function show(out, name, { used, rss, handles, streams }, ...judgements) {
  const mib = (bytes) => `${Math.round(bytes / 2 ** 20)} MiB`;
  out.row(name, [mib(used), mib(rss), `${handles}`, `${streams}`], ...judgements);
}
