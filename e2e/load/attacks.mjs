import { setTimeout as pause } from "node:timers/promises";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { storages } from "./storages.mjs";
import { ms } from "./table.mjs";

const COMMENTS = size(600, 200);
const VOTES = 400;
/** What fits through an event's door at once, and how many more each second. */
const DOOR = { atOnce: 200, perSecond: 5 };
/** More than one address gets, and how long a code is kept that nobody asks about, in ms. */
const CODES = 60;
const MOST_CODES = 50;
const UNASKED_MS = 30_000;
const CALENDAR = { appointments: 1200, count: 60 };
const MOST_READS = 21;
/** The feed's own samples, and 200 kB for the post that is attacked. */
const MOST_BYTES = 260_000;

/** Measures what strangers achieve who write without end, on each engine. */
export async function measureAttacks({ out, keep }) {
  const client = keep(startClient());
  for (const [engine, open] of Object.entries(storages)) {
    const folder = temporaryFolder();
    const storage = keep(await open(folder));
    const settings = { ...settingsFor(folder), DATABASE_URL: storage.url };
    const { port } = keep(await startProduct(settings));
    out.row(`on ${engine}`, ["others wait"]);
    // Reported only: on a busy machine, how long others wait says more about the machine than about the product.
    const show = (name, { slowest }, isMet, text) =>
      out.row(name, [ms(slowest)], out.judge(isMet, text));

    const posts = await client.run("commentPost", { port, count: COMMENTS });
    show(
      `${COMMENTS} comments`,
      posts,
      posts.bytes > 0 && posts.bytes <= MOST_BYTES,
      `feed of ${posts.bytes} bytes`,
    );

    const event = await client.run("openEvent", { port });
    const start = performance.now();
    const votes = await client.run("voteAnew", { ...event, count: VOTES });
    const most = DOOR.atOnce + DOOR.perSecond * Math.ceil((performance.now() - start) / 1000);
    const { 200: counted = 0 } = votes.statuses;
    const isCrowd = counted >= DOOR.atOnce && counted <= most;
    show(`${VOTES} votes of erased cookies`, votes, isCrowd, `${counted} counted, ≤ ${most}`);

    const codes = await client.run("askForCodes", { port, count: CODES });
    await pause(UNASKED_MS);
    const { statuses } = await client.run("askForCodes", { port, count: 1 });
    const isFree = codes.statuses[200] === MOST_CODES && statuses[200] === 1;
    show(`${CODES} codes of screens`, codes, isFree, "a venue's screen gets one 30 s later");

    const reads = await client.run("readCalendar", { port, folder, ...CALENDAR });
    const { 200: read = 0 } = reads.statuses;
    show(`${CALENDAR.count} reads of a calendar`, reads, read <= MOST_READS, `${read} answered`);
    out.row("", [], out.judge(reads.largest === 400, `the largest revision: ${reads.largest}`));
  }
}
