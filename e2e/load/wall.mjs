import { chromium } from "@playwright/test";
import { launchOptions } from "../../.scripts/chromium.mjs";
import { changesOf } from "./night.mjs";
import { openEvent, signIn } from "./party.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";

const HOURS = 12;
const CHANGES = size(10_000, 480);
/** Changes between two jumps of the clock. */
const PIECE = 80;
/** What the last hour may hold, relative to the first. */
const MOST_GROWTH = 1.1;

/** What V8 learns of a page's code grows for hours, and has an end: it learns all at once, and forgets nothing. */
const STEADY = "--js-flags=--no-lazy-feedback-allocation --no-flush-bytecode --no-opt";

/** A wall that hangs for twelve hours in compressed time: does it grow? */
export async function measureWall({ out, keep }) {
  const { port } = keep(await startProduct(settingsFor(temporaryFolder())));
  const dj = await signIn({ port });
  const event = await openEvent({ port, dj });
  const agent = { cookie: dj, "content-type": "application/json" };
  const send = async (method, path, body) => {
    const url = `http://127.0.0.1:${port}${path}`;
    const sent = body && { body: JSON.stringify(body) };
    return (await fetch(url, { method, headers: agent, ...sent })).json();
  };

  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, STEADY] });
  keep({ stop: () => browser.close() });
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const problems = [];
  page.on("pageerror", (error) => problems.push(`${error}`));
  await page.clock.install();
  const code = event.welcome.split("/").at(-1);
  await page.goto(`http://127.0.0.1:${port}/wall?event=${code}`);
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("Performance.enable");

  out.row("", ["nodes", "heap", "listeners"]);
  const hours = [];
  const change = changesOf({ send, djPath: event.djPath });
  for (let hour = 1; hour <= HOURS; hour += 1) {
    await live(page, change, hour);
    const { playing } = await send("GET", event.welcome);
    await page.getByRole("region", { name: "Playing now" }).getByText(playing.title).waitFor();
    const held = await measure(inspector);
    hours.push(held);
    const { nodes, heap, listeners } = held;
    out.row(`hour ${hour}`, [`${nodes}`, `${(heap / 2 ** 20).toFixed(1)} MiB`, `${listeners}`]);
  }
  report(out, hours, problems);
}

/** Lets one hour pass with its share of the changes. */
async function live(page, change, hour) {
  const until = Math.round((CHANGES * hour) / HOURS);
  let done = Math.round((CHANGES * (hour - 1)) / HOURS);
  while (done < until) {
    const piece = Math.min(PIECE, until - done);
    await change(piece);
    done += piece;
    await page.clock.runFor((piece / CHANGES) * HOURS * 3_600_000);
  }
}

async function measure(inspector) {
  // What is garbage only once other garbage is gone goes with the second collection.
  for (let time = 0; time < 2; time += 1) await inspector.send("HeapProfiler.collectGarbage");
  const { metrics } = await inspector.send("Performance.getMetrics");
  const metricOf = (name) => metrics.find((metric) => metric.name === name).value;
  return {
    nodes: metricOf("Nodes"),
    heap: metricOf("JSHeapUsedSize"),
    listeners: metricOf("JSEventListeners"),
  };
}

function report(out, hours, problems) {
  const [first, last] = [hours[0], hours.at(-1)];
  const growth = (name) => last[name] / first[name];
  out.row(
    "twelfth hour / first",
    ["nodes", "heap", "listeners"].map((name) => growth(name).toFixed(3)),
    ...["nodes", "heap", "listeners"].map((name) => out.judge(growth(name) <= MOST_GROWTH, name)),
    out.judge(problems.length === 0, `errors ${problems.length}`),
  );
}
