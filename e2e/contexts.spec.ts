import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

test.describe.configure({ mode: "serial" });

/** What the site keeps on the device of a page. */
async function keptOn(page: Page) {
  // The least that is of this site.
  await page.goto("/api/health");
  return page.evaluate(async () => ({
    cookies: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
}

const NOTHING = { cookies: "", local: {}, session: {}, databases: [], caches: [] };
let former: unknown;

test("a phone keeps what a test does with it", async ({ asGuest }) => {
  const page = await asGuest();
  expect(await keptOn(page)).toEqual(NOTHING);
  await page.context().addCookies([{ name: "a", value: "b", url: page.url() }]);
  await page.evaluate(async () => {
    localStorage.setItem("a", "b");
    sessionStorage.setItem("a", "b");
    await new Promise((resolve) => {
      indexedDB.open("a").onsuccess = resolve;
    });
    await caches.open("a");
  });
  expect(await keptOn(page)).toEqual({
    cookies: "a=b",
    local: { a: "b" },
    session: { a: "b" },
    databases: ["a"],
    caches: ["a"],
  });
  former = page.context();
});

test("the next test has the same browser, without a past", async ({ asGuest }) => {
  const page = await asGuest();
  expect(page.context()).toBe(former);
  expect(await keptOn(page)).toEqual(NOTHING);
  await page.context().setOffline(true);
});

test("a browser that was taken offline goes with its test", async ({ asGuest }) => {
  const page = await asGuest();
  expect(page.context()).not.toBe(former);
  expect(await keptOn(page)).toEqual(NOTHING);
});
