import type { Page } from "@playwright/test";
import { menu, pagesOf } from "@/components/layout/menu";
import { Crawl, type Plan } from "./crawl/crawl";
import { axeViolations, expect, test } from "./fixtures";
import { closePlace, listening, openPlace, place } from "./own-server";

/** What is not pressed, and why. */
const spared: { key: RegExp; because: string }[] = [
  { key: /“Sign out/, because: "the crawl would go on signed out" },
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

async function expectAlive(page: Page, path: string, scope: string) {
  const origin = `http://localhost:${place.port}`;
  const signIn = await page.request.post(`${origin}/api/auth/demo`, { data: {} });
  expect(signIn.status()).toBe(200);
  const isSpared: Plan["isSpared"] = (key) => spared.some((one) => one.key.test(key));
  const statusOf: Plan["statusOf"] = (link) => statusAt(page, link);
  const wrong: unknown[] = [];
  const onOpen: Plan["onOpen"] = async (layer) => {
    // Some close by themselves.
    if (seen.has(layer) || !(await page.$("[data-on-top]"))) return;
    seen.add(layer);
    for (const one of await axeViolations(page, "[data-on-top]")) wrong.push([layer, ...one]);
  };
  const crawl = new Crawl(page, { address: origin + path, scope, isSpared, statusOf, onOpen });
  await crawl.run();
  test.info().annotations.push({ type: "pressed", description: `${crawl.presses.size}` });
  expect(crawl.presses.size + crawl.links.size).toBeGreaterThan(0);
  expect(crawl.dead, "nothing happens").toEqual([]);
  expect(wrong, "axe on what it opens").toEqual([]);
  for (const [link, status] of crawl.links) expect(status, link).toBeLessThan(400);
}

for (const path of paths) {
  test(`every control of ${path} does something`, async ({ asGuest }) => {
    test.setTimeout(120_000);
    await expectAlive(await asGuest(), path, "main");
  });
}

test("every control of the frame around the pages does something", async ({ asGuest }) => {
  test.setTimeout(120_000);
  await expectAlive(await asGuest(), "/apps/notes", "header, nav");
});
