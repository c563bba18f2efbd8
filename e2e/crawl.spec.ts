import { randomUUID } from "node:crypto";
import type { Cookie, Page } from "@playwright/test";
import { menu, pagesOf } from "@/components/layout/menu";
import type { DjEvent } from "@/lib/party/events/schema";
import { linkIn, mailTo } from "@/lib/testing/outbox";
import { Crawl, type Plan } from "./crawl/crawl";
import { axeViolations, expect, test } from "./fixtures";
import { closePlace, listening, openPlace, place } from "./own-server";
import { smallFonts } from "./targets";

/** What is not pressed, and why. */
const spared: { key: RegExp; because: string }[] = [
  { key: /“Sign out/, because: "the crawl would go on signed out" },
  { key: /“Enter the demo/, because: "the crawl would go on signed in" },
  { key: /radio “Empty”/, because: "it is for keys: a pointer is always on a star, which wins" },
];

/**
 * The pages of the menu as somebody sees them who has chosen an event. The account is not among them: that of the
 * demo, which everyone shares, has no controls.
 */
const paths = pagesOf(menu)
  .map(({ href }): string => (href === "/requests" ? "/requests?event=PARTY2" : href))
  .filter((href) => !href.startsWith("/auth/"))
  .concat(
    "/apps/blog/detail/how-to-say-no-to-a-song-and-keep-the-room",
    "/apps/ecommerce/detail/1",
  );

// Its own server: a crawl accepts, declines and removes what other tests count on.
test.beforeAll(async () => {
  await openPlace();
  await listening();
});
test.afterAll(closePlace);

const known = new Map<string, number>();
/** Menus and dialogs that axe has seen. Those of one name are alike on every page. */
const seen = new Set<string>();

/** The status of an address of ours; what is elsewhere is not asked. */
async function statusAt(page: Page, link: string) {
  const { origin, pathname, search } = new URL(link);
  if (origin !== new URL(page.url()).origin) return 200;
  const address = origin + pathname + search;
  const status = known.get(address) ?? (await page.request.get(address)).status();
  known.set(address, status);
  return status;
}

const origin = () => `http://localhost:${place.port}`;

let session: Cookie[] | undefined;

/** Signs in once per worker: a sign-in is slow by design. */
async function signIn(page: Page) {
  if (session) return page.context().addCookies(session);
  const answer = await page.request.post(`${origin()}/api/auth/demo`, { data: {} });
  expect(answer.status()).toBe(200);
  session = await page.context().cookies();
}

async function expectAlive(page: Page, path: string, scope: string) {
  const isSpared: Plan["isSpared"] = (key) => spared.some((one) => one.key.test(key));
  const statusOf: Plan["statusOf"] = (link) => statusAt(page, link);
  const wrong: unknown[] = [];
  const small = new Set<string>();
  const onOpen: Plan["onOpen"] = async (layer) => {
    // Some close by themselves.
    if (seen.has(layer) || !(await page.$("[data-on-top]"))) return;
    seen.add(layer);
    for (const one of await axeViolations(page, "[data-on-top]")) wrong.push([layer, ...one]);
    for (const field of await smallFonts(page)) small.add(field);
  };
  const crawl = new Crawl(page, { address: origin() + path, scope, isSpared, statusOf, onOpen });
  await crawl.run();
  for (const field of await smallFonts(page)) small.add(field);
  test.info().annotations.push({ type: "pressed", description: `${crawl.presses.size}` });
  expect(crawl.presses.size + crawl.links.size).toBeGreaterThan(0);
  expect(crawl.dead, "nothing happens").toEqual([]);
  expect(wrong, "axe on what it opens").toEqual([]);
  expect([...small], "iOS zooms in on it").toEqual([]);
  for (const [link, status] of crawl.links) expect(status, link).toBeLessThan(400);
}

/** By these links people come without the menu and without an account. Each is made anew, as its DJ makes it. */
const ways: Record<string, string | ((dj: Page) => Promise<string>)> = {
  "a permanent link": "/d/mika",
  "a permanent link without a night": async (dj) => `/d/${await named(dj)}`,
  "a permanent link before the night": async (dj) => {
    const opensAt = new Date(Date.now() + 3_600_000).toISOString();
    const name = await named(dj);
    const data = { name: "Ana’s night", status: "open", opensAt };
    expect((await dj.request.post(`${origin()}/api/dj/events`, { data })).status()).toBe(201);
    return `/d/${name}`;
  },
  "a code that nobody has": "/requests?event=ZZZZZZ",
  "a mistyped address": "/auth/404",
  maintenance: "/auth/maintenance",
  "the landing page": "/landingpage",
  "sign-in": "/auth/login",
  registration: "/auth/register",
  recovery: "/auth/forgot-password",
  "the hosts' link": (dj) => made(dj, "links/hosts"),
  "a trusted guest's link": (dj) => made(dj, "links/trusted"),
  "an invitation": (dj) => made(dj, "invitations", { role: "co_dj" }),
  "a mail for a new password": async (dj) => {
    const email = "crawled@example.org";
    const data = { name: "Ana", email, password: "correct horse battery" };
    await dj.request.post(`${origin()}/api/auth/register`, { data });
    await dj.request.post(`${origin()}/api/auth/recover`, { data: { email } });
    const mail = () => mailTo(email, place.folder);
    await expect.poll(async () => (await mail())?.subject).toMatch(/password/);
    return linkIn(await mail());
  },
};

/** Signs a new DJ in on this page. Returns the name that their link has. */
async function named(dj: Page) {
  const [name, password] = [`ana-${randomUUID().slice(0, 8)}`, "correct horse battery"];
  const email = `${name}@example.org`;
  const api = `${origin()}/api`;
  await dj.request.post(`${api}/auth/register`, { data: { name: "Ana", email, password } });
  const mail = () => mailTo(email, place.folder);
  await expect.poll(async () => Boolean(await mail())).toBe(true);
  await dj.request.get(origin() + linkIn(await mail()));
  await dj.request.post(`${api}/auth/sign-in`, { data: { email, password } });
  expect((await dj.request.put(`${api}/dj/permalink`, { data: { name } })).status()).toBe(200);
  return name;
}

/** The path of a link to the demo's open event. */
async function made(dj: Page, what: string, data = {}) {
  const api = `${origin()}/api/dj/events`;
  const { events }: { events: DjEvent[] } = await (await dj.request.get(api)).json();
  const event = events.find(({ code }) => code === "PARTY2");
  const answer = await dj.request.post(`${api}/${event?.id}/${what}`, { data });
  expect(answer.status()).toBe(201);
  return new URL((await answer.json()).link, origin()).href.replace(origin(), "");
}

for (const [way, link] of Object.entries(ways)) {
  test(`every control of the page behind ${way} does something on a phone`, async ({
    asGuest,
    allowConsole,
  }) => {
    test.setTimeout(120_000);
    // What a mistyped address answers.
    allowConsole(/404 \(Not Found\) \S+\/auth\/404$/);
    const [guest, dj] = [await asGuest(), await asGuest()];
    await signIn(dj);
    await guest.setViewportSize({ width: 375, height: 667 });
    await expectAlive(guest, typeof link === "string" ? link : await link(dj), "main");
  });
}

// Last: on some of these pages the crawl ends the night that others are crawled in.
for (const path of paths) {
  test(`every control of ${path} does something`, async ({ asGuest }) => {
    test.setTimeout(120_000);
    const page = await asGuest();
    await signIn(page);
    await expectAlive(page, path, "main");
  });
}

for (const [where, viewport] of [
  ["on a desktop", { width: 1280, height: 720 }],
  ["on a phone", { width: 375, height: 667 }],
] as const) {
  test(`every control of the frame around the pages does something ${where}`, async ({
    asGuest,
  }) => {
    test.setTimeout(120_000);
    const page = await asGuest();
    await page.setViewportSize(viewport);
    await signIn(page);
    await expectAlive(page, "/apps/notes", "header, nav");
  });
}
