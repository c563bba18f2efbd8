import { modes } from "@/lib/shell/customizer/options";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { choose, expect, expectNoAxeViolations, layoutShift, test } from "./fixtures";

test.use({ isFirstVisit: true });

const LARGEST_PICTURE = 120_000;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page says what Crowdcue is, shows it, and lets a guest in", async ({
    page,
  }) => {
    await page.goto("/landingpage");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const picture of await page.locator("main img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
        0,
      );
    }
    await page.getByLabel("Event code").fill("party2");
    await page.getByRole("button", { name: "Join" }).click();
    await expect(page.getByText("Lena & Omar")).toBeVisible();
  });

  test("an unknown event code gets a clear error and can be corrected", async ({ page }) => {
    await page.goto("/landingpage");
    await page.getByLabel("Event code").fill("NXPE22");
    await page.getByRole("button", { name: "Join" }).click();
    await expect(page).toHaveURL("/requests?event=NXPE22");
    await expect(page.getByRole("alert")).toHaveText(
      "There’s no event with the code NXPE22. Check it and try again.",
    );
    await expect(page.getByLabel("Event code")).toHaveValue("NXPE22");
    await page.getByLabel("Event code").fill("PARTY2");
    await page.getByRole("button", { name: "Join" }).click();
    await expect(page.getByText("Lena & Omar")).toBeVisible();
  });
});

test("the link for DJs opens the board after the sign-in", async ({ page }) => {
  await page.goto("/landingpage");
  await page.getByRole("link", { name: "Open the DJ board" }).first().click();
  await expect(page).toHaveURL("/auth/login");
  await page.getByRole("button", { name: /demo/i }).click();
  await expect(page).toHaveURL(/\/DJPortal/);
});

test("guests without a code can read what this is, and return", async ({ page }) => {
  await page.goto("/requests");
  await page.getByRole("link", { name: "What is Crowdcue?" }).click();
  await expect(page).toHaveURL("/landingpage");
  await page.getByRole("link", { name: "Join with a code" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join the party");
});

for (const activeMode of modes) {
  test(`in ${activeMode} mode it shows the product in that mode and loads no other picture`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, { activeMode, isLanguage: "ar" });
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") loaded.push(new URL(request.url()).pathname);
    });
    await page.goto("/landingpage");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const pictures = ["board", "guest", "own"].map(
      (name) => `/landing/${name}-${activeMode}-ar.webp`,
    );
    await expect
      .poll(() => loaded.filter((path) => path.startsWith("/landing/")).sort())
      .toEqual(pictures);
    await expectNoAxeViolations(page);
  });
}

test("switching the mode shows the pictures of that mode at once", async ({ page }) => {
  await page.goto("/landingpage");
  const board = page.getByRole("img", { name: /DJ board on a tablet/ });
  await expect(board).toHaveAttribute("src", "/landing/board-dark-en.webp");
  // The button works once scripts have loaded.
  await expect(async () => {
    await page.getByRole("button", { name: "Switch to light mode" }).click({ timeout: 2000 });
    await expect(board).toHaveAttribute("src", "/landing/board-light-en.webp", { timeout: 2000 });
  }).toPass();
});

test("every language and mode has its pictures, small and in the size that the page reserves", async ({
  page,
}) => {
  await page.goto("/landingpage");
  for (const language of languageCodes) {
    for (const mode of modes) {
      for (const name of ["board", "guest", "own"]) {
        const path = `/landing/${name}-${mode}-${language}.webp`;
        if (name !== "own") {
          const half = await page.request.get(path.replace(".webp", "-half.webp"));
          expect(half.status(), path).toBe(200);
        }
        const response = await page.request.get(path);
        expect(response.status(), path).toBe(200);
        expect((await response.body()).length, path).toBeLessThan(LARGEST_PICTURE);
        const real = await page.evaluate(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return [String(image.naturalWidth), String(image.naturalHeight)];
        }, path);
        const kept = page.locator(`img[src^="/landing/${name}-"]`);
        expect([await kept.getAttribute("width"), await kept.getAttribute("height")]).toEqual(real);
      }
    }
  }
});

test("nothing shifts while it loads, and nothing is wider than the screen", async ({
  page,
  context,
  baseURL,
}) => {
  for (const isLanguage of ["en", "ar", "vi"] as const) {
    await choose(context, baseURL, { isLanguage });
    for (const width of [320, 375, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/landingpage", { waitUntil: "load" });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await layoutShift(page), `${isLanguage} at ${width}`).toBeLessThan(0.001);
    }
  }
});

test("a link to the product has a title, a description and a picture", async ({
  request,
  baseURL,
}) => {
  for (const path of ["/landingpage", "/requests"]) {
    const html = await (await request.get(path)).text();
    const said = (name: string) =>
      html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1] ?? "";
    expect(html.match(/<title>([^<]*)/)?.[1]).toBe(said("og:title"));
    expect(said("og:title")).toMatch(/ · Crowdcue$/);
    expect(said("og:description")).toBe(said("description"));
    expect(said("description")).not.toBe("");
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    const picture = await request.get(said("og:image"));
    expect(said("og:image")).toContain(`${baseURL}/`);
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
    expect([said("og:image:width"), said("og:image:height")]).toEqual(["1200", "630"]);
  }
});

test("a shared link names its event while guests can use it, and no other", async ({
  request,
  newEvent,
}) => {
  const titleAt = async (code: string) =>
    (await (await request.get(`/requests?event=${code}`)).text()).match(/<title>([^<]*)/)?.[1];
  const [open, draft] = [
    await newEvent({ name: "Lena & Omar" }),
    await newEvent({ name: "Surprise party", status: "draft" }),
  ];
  expect(await titleAt(open.code)).toBe("Request a song: Lena &amp; Omar · Crowdcue");
  expect(await titleAt(draft.code)).toBe("Requests · Crowdcue");
  expect(await titleAt("ZZZZ99")).toBe("Requests · Crowdcue");
});
