import { type Answering, SITE, startWorker } from "@/lib/testing/service-worker";
import { GUEST_PAGE, OUTBOX_COPY } from "./offline-names";

const PAGE = `${SITE}/requests?event=PARTY2`;
const fileOf = (version: string) => `${SITE}/_next/static/${version}.js`;
const versionOf =
  (version: string): Answering =>
  (url) => {
    if (url === fileOf(version)) return new Response(`script ${version}`);
    if (url.startsWith(`${SITE}/requests`)) return new Response(`page ${version}`);
    return new Response("gone", { status: 404 });
  };

const start = (more?: Record<string, unknown>) => startWorker("guest-worker.js", more);

/** What the page has saved on this phone. */
async function saved({ caches }: ReturnType<typeof start>, submissions: object[]) {
  const cache = await caches.open(OUTBOX_COPY.cache);
  await cache.put(OUTBOX_COPY.address, Response.json(submissions));
}

test("without a network the last page opens, by its own address and by the one without a code", async () => {
  const { get, serve } = start();
  serve(versionOf("one"));
  await get(PAGE);
  serve(undefined);
  expect(await get(PAGE)).toBe("page one");
  expect(await get(`${SITE}/requests`)).toBe("page one");
  expect(await get(`${SITE}/requests?event=OTHER2`)).toBe("nothing");
});

test("where a proxy says that the server is away, the last page opens; a stranger to the page sees the answer", async () => {
  const { get, serve } = start();
  serve(versionOf("one"));
  await get(PAGE);
  serve(() => new Response("Bad Gateway", { status: 502 }));
  expect(await get(PAGE)).toBe("page one");
  expect(await get(`${SITE}/requests?event=OTHER2`)).toBe("Bad Gateway");
});

test("a page of the former version finds its own files after a new one is there", async () => {
  const { get, serve } = start();
  serve(versionOf("one"));
  await get(PAGE);
  await get(fileOf("one"));
  serve(versionOf("two"));
  expect(await get(fileOf("one"))).toBe("script one");
  expect(await get(PAGE)).toBe("page two");
  expect(await get(fileOf("two"))).toBe("script two");
  serve(undefined);
  expect([await get(PAGE), await get(fileOf("two"))]).toEqual(["page two", "script two"]);
});

test("a redirect, such as from a mistyped code, costs nobody the last page", async () => {
  const { caches, get, serve } = start();
  serve(versionOf("one"));
  await get(PAGE);
  serve(() => Object.defineProperty(new Response("other"), "redirected", { value: true }));
  await get(`${SITE}/requests?event=party2`);
  expect(await caches.has(GUEST_PAGE.cache)).toBe(true);
  serve(undefined);
  expect(await get(PAGE)).toBe("page one");
});

test("what waits is sent once the network is back, each by its id, and a failure is for the browser to repeat", async () => {
  const worker = start();
  const swaps = { id: "former", title: "Old" };
  await saved(worker, [
    { code: "PARTY2", request: { id: "one", title: "One" } },
    { code: "PARTY2", request: { id: "two", title: "Two" }, swaps },
  ]);
  const sent: string[] = [];
  const answering = (status: number) =>
    worker.serve((url, request) => {
      sent.push(`${request.method} ${new URL(url).pathname}`);
      return new Response("{}", { status: url.endsWith("/former") ? 409 : status });
    });
  for (const status of [503, 429]) {
    answering(status);
    await expect(worker.happen("sync", { tag: "outbox" })).rejects.toThrow("Not taken");
  }
  worker.serve(undefined);
  await expect(worker.happen("sync", { tag: "outbox" })).rejects.toThrow("fetch");
  sent.length = 0;
  answering(201);
  await worker.happen("sync", { tag: "outbox" });
  const requests = "/api/events/PARTY2/requests";
  expect(sent).toEqual([`POST ${requests}`, `PUT ${requests}/former`, `POST ${requests}`]);
});

test("a request that the server refuses is the page's to show, and holds no other up", async () => {
  const worker = start();
  await saved(worker, [
    { code: "PARTY2", request: { id: "one" } },
    { code: "PARTY2", request: { id: "two" } },
  ]);
  const statuses = [401, 403, 201];
  let calls = 0;
  worker.serve(() => new Response("{}", { status: statuses[calls++] ?? 500 }));
  await worker.happen("sync", { tag: "outbox" });
  // The first one twice: its refusal has brought another guest cookie.
  expect(calls).toBe(3);
});

test("a message is shown in its language and direction, with the badge, and a tap leads to the event", async () => {
  const shown: [string, Record<string, unknown>][] = [];
  const badges: number[] = [];
  const opened: string[] = [];
  let isOpen = false;
  const focused: string[] = [];
  const worker = start({
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        void shown.push([title, options]),
    },
    navigator: { setAppBadge: async (count: number) => void badges.push(count) },
    clients: {
      claim: async () => {},
      matchAll: async () =>
        isOpen
          ? [{ url: `${PAGE}&filter=mine`, focus: async () => void focused.push("page") }]
          : [],
      openWindow: async (url: string) => void opened.push(url),
    },
  });
  const notification = {
    title: "أغنيتك التالية",
    body: "…",
    lang: "ar",
    dir: "rtl",
    navigate: PAGE,
    tag: "t",
    app_badge: "1",
  };
  await worker.happen("push", { data: { json: () => ({ web_push: 8030, notification }) } });
  const [[title, options] = ["", {}]] = shown;
  expect(title).toBe(notification.title);
  expect(options).toMatchObject({ lang: "ar", dir: "rtl", tag: "t", body: "…" });
  expect(badges).toEqual([1]);
  const tapped = { notification: { close: () => {}, data: options.data } };
  await worker.happen("notificationclick", tapped);
  expect(opened).toEqual(["/requests?event=PARTY2"]);
  isOpen = true;
  await worker.happen("notificationclick", tapped);
  expect([opened.length, focused]).toEqual([1, ["page"]]);
});
