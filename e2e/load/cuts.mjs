import { setTimeout as pause } from "node:timers/promises";
import { startCuttingProxy } from "./cutting-proxy.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { storages } from "./storages.mjs";
import { ms } from "./table.mjs";

const STREAMS = size(2000, 100);
/** Of the streams, so many are cut off over the time of the run, each at a moment of its own. */
const CUT = 0.3;
const SECONDS = size(30, 4);
const MOMENTS = SECONDS * 10;
const PER_SECOND = 8;
const WORKERS = 2;
/** How soon every stream must be back after a restart, the second that a browser waits included. */
const LONGEST_AWAY_MS = 10_000;
/** How long the streams may take to know the last change. */
const LAST_MS = 15_000;

/** Streams whose network breaks, and streams whose workers are replaced: they miss nothing, and get nothing twice. */
export async function measureCuts({ out, keep }) {
  out.row("", ["lost", "back within"]);
  await throughProxy({ out, keep });
  await throughRestart({ out, keep });
}

async function throughProxy({ out, keep }) {
  const product = keep(await startProduct(settingsFor(temporaryFolder())));
  const proxy = keep(await startCuttingProxy(product.port));
  const night = await openNight({ keep, port: product.port, ports: [proxy.port] });
  const asked = night.ask();
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    proxy.cut(CUT / MOMENTS);
    await pause((SECONDS * 1000) / MOMENTS);
  }
  const { refused } = await asked;
  const seen = { ...(await night.end()), refused };
  report(out, `streams: ${STREAMS}, cut off by a proxy`, seen, STREAMS * CUT * 0.8);
}

async function throughRestart({ out, keep }) {
  const folder = temporaryFolder();
  const storage = keep(await storages.postgres(folder));
  const settings = { ...settingsFor(folder), DATABASE_URL: storage.url, WORKERS: `${WORKERS}` };
  const product = keep(await startProduct(settings));
  const night = await openNight({ keep, port: product.port, ports: [product.port] });
  const asked = night.ask();
  await product.replaceWorkers(WORKERS);
  const { refused } = await asked;
  const seen = { ...(await night.end()), refused };
  const judged = out.judge(seen.longestAwayMs <= LONGEST_AWAY_MS, `≤ ${ms(LONGEST_AWAY_MS)}`);
  report(out, `streams: ${STREAMS}, workers replaced`, seen, STREAMS, judged);
}

/** Opens an event, with streams that guests follow at these ports. */
async function openNight({ keep, port, ports }) {
  const [asking, listening] = [keep(startClient()), keep(startClient())];
  const dj = await asking.run("signIn", { port });
  const target = await asking.run("openEvent", { port, dj });
  await listening.run("follow", { ports, path: `${target.welcome}/live`, count: STREAMS });
  return {
    ask: () => asking.run("pace", { ...target, perSecond: PER_SECOND, seconds: SECONDS }),
    async end() {
      // On a connection of its own: that of the guests may have ended with its worker.
      const { cursor } = await asking.run("cursor", { ...target, dj });
      const seen = await listening.run("followed", { cursor, withinMs: LAST_MS });
      await listening.run("unfollow");
      return seen;
    },
  };
}

function report(out, name, seen, leastLost, ...judgements) {
  const { losses, longestAwayMs, resets, refused } = seen;
  out.row(
    name,
    [`${losses}`, ms(longestAwayMs)],
    out.judge(losses >= leastLost, `≥ ${leastLost} lost`),
    ...["behind", "missed", "doubled"].map((each) =>
      out.judge(seen[each] === 0, `${each}: ${seen[each]}`),
    ),
    out.judge(resets === 0, `reset: ${resets}`),
    out.judge(Object.keys(refused).length === 0, `refused: ${JSON.stringify(refused)}`),
    ...judgements,
  );
}
