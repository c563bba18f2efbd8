import { fakeCaches } from "@/lib/testing/cache-storage";
import { SITE } from "@/lib/testing/service-worker";
import { keepPage, keepState, type OfflinePage, readState } from "./offline-page";

const KEPT: OfflinePage = {
  cache: "crowdcue-guest",
  worker: "/guest-worker.js",
  scope: "/requests",
};
const PAGE = `${KEPT.scope}?event=PARTY2`;
const file = (name: string) => `${SITE}/_next/static/chunks/${name}.js`;
const pageOf = (...names: string[]) =>
  new Response(
    names.map((name) => `<script type="late" src="${file(name)}" async=""></script>`).join("") +
      `<script src="${file("old-browsers")}" noModule=""></script>`,
  );

const caches = fakeCaches();
const cache = () => caches.open(KEPT.cache);
const files = async () =>
  (await (await cache()).keys()).map(({ url }) => url).filter((url) => url.includes("/chunks/"));

/** What the browser has loaded for the page that is open. */
let loaded: string[] = [];

beforeAll(() => {
  const serviceWorker = { getRegistration: async () => ({ scope: SITE + KEPT.scope }) };
  const browser = { caches, location: { href: SITE + PAGE }, window: { caches } };
  for (const [name, value] of Object.entries({ ...browser, navigator: { serviceWorker } })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  Object.defineProperty(performance, "getEntriesByType", {
    value: () => loaded.map((name) => ({ name: file(name) })),
  });
});

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  await caches.delete(KEPT.cache);
});

/** Opens the event's page, and lets it load for a while. */
async function open() {
  let isOpen = false;
  const opening = keepPage(KEPT, "PARTY2").then(() => {
    isOpen = true;
  });
  while (!isOpen) await jest.advanceTimersByTimeAsync(1000);
  await opening;
}

async function keepBefore(page: Response, ...names: string[]) {
  await (await cache()).put(PAGE, page);
  for (const name of names) await (await cache()).put(file(name), new Response(name));
}

test("a page that opens keeps its own files, those of its parts as well, and drops those of a former version", async () => {
  await keepBefore(pageOf("start-two"), "start-one", "start-two");
  loaded = ["start-two", "part-two"];
  await open();
  expect(await files()).toEqual([file("start-two"), file("part-two")]);
});

test("a part that both versions have stays, though it comes after the page was kept", async () => {
  await keepBefore(pageOf("start-two"), "start-one", "start-two", "part");
  loaded = ["start-two"];
  setTimeout(() => loaded.push("part", "part-two"), 2000);
  await open();
  expect(await files()).toEqual([file("start-two"), file("part"), file("part-two")]);
});

test("a page that is open keeps what it shows and loads, and drops nothing that its browser no longer lists", async () => {
  await keepBefore(pageOf("start"), "start", "late-part");
  loaded = ["start", "part"];
  await keepState(KEPT, "PARTY2", { at: "now" });
  expect(await files()).toEqual([file("start"), file("late-part"), file("part")]);
  expect(await readState(KEPT, "PARTY2")).toEqual({ at: "now" });
});

test.each([
  ["opens", open],
  ["is open", () => keepState(KEPT, "PARTY2", { at: "now" })],
])(
  "a tab of the former version that %s leaves the files of the new one alone, which another tab has opened",
  async (_, keep) => {
    await keepBefore(pageOf("shared", "start-two"), "shared", "start-two");
    loaded = ["shared", "start-one"];
    await keep();
    expect(await files()).toEqual([file("shared"), file("start-two")]);
  },
);
