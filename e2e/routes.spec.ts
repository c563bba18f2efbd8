import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";
import { pages } from "./pages";

const unknown = [
  "/foo",
  "/requests/extra",
  "/requests/1/2/3",
  "/Requests",
  "/REQUESTS",
  "/request",
  "/djportal",
  "/DJPortal/none",
  "/DJPortal/a/b",
  "/DJ",
  "/dashboards",
  "/dashboards/none",
  "/apps",
  "/apps/none",
  "/apps/none/deeper",
  "/auth",
  "/auth/none",
  "/auth/login/more",
  "/auth/login3",
  "/auth/405",
  "/auth/404/again",
  "/landingpage/more",
  "/landing",
  "/wallpaper",
  "/admin",
  "/a/b/c/d/e/f/g/h",
  "/index.html",
  "/robots",
  "/%F0%9F%8E%B5",
  "/قائمة",
];

/** Asks for a page without opening it: the crawl opens all that the menu leads to. */
async function expectServed(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(path === "/auth/404" ? 404 : 200);
  if (path !== "/auth/404") expect(new URL(response.url()).pathname, path).not.toBe("/auth/404");
  const html = await response.text();
  expect(html.match(/<main\b/g), path).toHaveLength(1);
}

async function expectUnknown(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(404);
  expect(new URL(response.url()).pathname, path).toBe("/auth/404");
}

const partOf = (path: string) => path.split("/")[1];

// One tab for many pages: loading in a new one costs twice as much.
for (const part of new Set(pages.map(partOf))) {
  test(`each page of /${part} is one`, async ({ asGuest, allowConsole }) => {
    test.slow();
    allowConsole(/404 \(Not Found\)/);
    const page = await asGuest();
    for (const path of pages.filter((one) => partOf(one) === part)) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(path === "/auth/404" ? 404 : 200);
      if (path !== "/auth/404") expect(new URL(page.url()).pathname).not.toBe("/auth/404");
      await expect(page.getByRole("main"), path).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    }
  });
}

test("every page is one for a DJ, too", async ({ asDj }) => {
  const { request } = await asDj();
  for (const path of pages) await expectServed(request, path);
});

/** What pages read of their addresses, but for the event, without which they show no more. */
const PARAMETERS =
  "search page sort order filter status agent folder color size playlist key bpmFrom bpmTo neighbours exact " +
  "night period nights code token name mail problem id message details new to next show view step";

for (const value of ["2", "-1", "a%0Ab", "%00"]) {
  test(`no page fails when its address says ${value} for everything`, async ({ asDj }) => {
    test.slow();
    const { request } = await asDj();
    const query = PARAMETERS.split(" ").map((name) => `${name}=${value}`);
    const failed: string[] = [];
    for (const path of pages) {
      const response = await request.get(`${path}?${query.join("&")}`);
      if (response.status() >= 500) failed.push(path);
    }
    expect(failed).toEqual([]);
  });
}

for (const who of ["signed out", "signed in"] as const) {
  test(`30 unknown paths lead to /auth/404, ${who}`, async ({ asGuest, asDj }) => {
    expect(new Set(unknown).size).toBe(30);
    const { request } = await (who === "signed in" ? asDj() : asGuest());
    for (const path of unknown) await expectUnknown(request, path);
  });
}

test("the bare address redirects to the requests and keeps the event", async ({ page }) => {
  await page.goto("/?event=PARTY2");
  await expect(page).toHaveURL(/\/requests\?event=PARTY2/);
});

test("an unknown call answers 404 as JSON, whatever the method", async ({ request }) => {
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    for (const path of ["/api", "/api/none", "/api/data/none/at/all"]) {
      const response = await request.fetch(path, { method });
      expect([method, path, response.status()]).toEqual([method, path, 404]);
      expect(await response.json()).toEqual({ error: { code: "not_found" } });
    }
  }
});

test("every menu entry links to a page", async ({ asDj }) => {
  const page = await asDj();
  await page.goto("/requests");
  const links = page.getByRole("navigation").getByRole("link");
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  expect(hrefs.length).toBeGreaterThan(1);
  for (const href of new Set(hrefs))
    expect((await page.request.get(href)).status(), href).toBe(200);
});

test("a cross-site write is refused", async ({ request }) => {
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const refused = await request.post("/api/events/PARTY2/requests", { headers: foreign, data: {} });
  expect(refused.status()).toBe(403);
  const token = { ...foreign, cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abc" };
  const allowed = await request.post("/api/events/PARTY2/requests", { headers: token, data: {} });
  expect(allowed.status()).toBe(400);
});
