import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { launchOptions } from "../../.scripts/chromium.mjs";
import { freePort } from "../../.scripts/port.mjs";
import { settingsFor, startBare, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";

const RUNS = size(5, 1);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Each page with what it may cost beside the small page: points below, and how many times its paint and blocking. */
const pages = [
  { name: "guest page", path: "/requests?event=PARTY2", points: 4, paint: 1.4, blocking: 1.5 },
  { name: "landing page", path: "/landingpage", points: 0, paint: 1.2, blocking: 1 },
  { name: "sign-in", path: "/auth/login", points: 0, paint: 1.2, blocking: 1 },
  { name: "board", path: "/DJPortal", points: 15, paint: 2, blocking: 2.5, isSignedIn: true },
];

/** Lighthouse on a phone, the product's pages and the bare small page in turn. */
export async function measurePages({ out, keep }) {
  const settings = settingsFor(temporaryFolder());
  const product = keep(await startProduct(settings));
  const bare = keep(await startBare(settings));
  const debugPort = await freePort();
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${debugPort}`],
  });
  keep({ stop: () => browser.close() });
  const client = keep(startClient());
  const cookie = await client.run("signIn", { port: product.port });
  const control = await browser.newBrowserCDPSession();
  out.row("page", ["points", "LCP ms", "TBT ms"], "script kB gzip", "files", "shift");
  for (const page of pages) {
    const runs = { small: [], product: [] };
    for (let run = 0; run < RUNS; run += 1) {
      runs.small.push(await audit(debugPort, `http://127.0.0.1:${bare.port}/guest`));
      const url = `http://127.0.0.1:${product.port}${page.path}`;
      if (page.isSignedIn) await keepCookies(control, url, cookie);
      runs.product.push(await audit(debugPort, url));
    }
    report(out, page, middle(runs.small), middle(runs.product));
  }
}

/** Keeps a session's cookies in the browser, which sends none that are given as a header. */
async function keepCookies(control, url, header) {
  const cookies = header.split("; ").map((pair) => {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(pair);
    return { name, value, url };
  });
  await control.send("Storage.setCookies", { cookies });
}

async function audit(port, url) {
  const { lhr } = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: CATEGORIES,
  });
  const { pathname } = new URL(lhr.finalDisplayedUrl);
  if (pathname !== new URL(url).pathname) throw new Error(`${url} leads to ${pathname}`);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scripts = lhr.audits["network-requests"].details.items.filter(
    ({ resourceType }) => resourceType === "Script",
  );
  const [points, ...others] = CATEGORIES.map((name) =>
    Math.round(lhr.categories[name].score * 100),
  );
  return {
    points,
    others,
    paint: lhr.audits["largest-contentful-paint"].numericValue,
    blocking: lhr.audits["total-blocking-time"].numericValue,
    shift: lhr.audits["cumulative-layout-shift"].numericValue,
    bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    files: scripts.length,
    messages: lhr.audits["errors-in-console"].details.items.length,
  };
}

/** Returns the figures of the last run with the median of its points and of each time. */
function middle(runs) {
  const median = (name) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  const times = ["points", "paint", "blocking"].map((name) => [name, median(name)]);
  return { ...runs.at(-1), ...Object.fromEntries(times) };
}

function report(out, { name, points, paint, blocking }, small, product) {
  out.row("small page", figures(small), ...sizes(small));
  out.row(
    name,
    figures(product),
    ...sizes(product),
    out.judge(product.points >= small.points - points, "points"),
    out.judge(product.paint <= small.paint * paint, "paint"),
    out.judge(product.blocking <= small.blocking * blocking, "blocking"),
    out.judge(
      product.others.every((score) => score === 100),
      `others ${product.others.join(" ")}`,
    ),
    out.judge(product.shift === 0 && product.messages === 0, "still and silent"),
  );
}

function figures({ points, paint, blocking }) {
  return [points, paint, blocking].map((value) => `${Math.round(value)}`);
}

function sizes({ bytes, files, shift }) {
  return [`${Math.round(bytes / 1000)}`, `${files}`, shift.toFixed(3)];
}
