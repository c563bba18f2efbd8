import type { CDPSession, Page } from "@playwright/test";
import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { changesOf } from "./load/night.mjs";
import { writeDown } from "./night";

const television = { width: 1920, height: 1080 };

/** The texts on a wall whose letters are smaller than this share of the 16:9 screen in it, in percent. */
function smallTexts(page: Page, percent: number) {
  return page.evaluate((least) => {
    const [short = 0, long = 0] = [window.innerWidth, window.innerHeight].sort((a, b) => a - b);
    const side = Math.min(short, (long * 9) / 16);
    return [...document.querySelectorAll("main *")]
      .filter((element) =>
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        ),
      )
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter(
        (element) => Number.parseFloat(getComputedStyle(element).fontSize) < (side * least) / 100,
      )
      .map(({ textContent }) => textContent);
  }, percent);
}

/** Whether everything on a wall is on the screen. */
function fits(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
  });
}

test("a television shows a code, a DJ connects it, and it follows the night until it is disconnected", async ({
  asGuest,
  asDj,
  newEvent,
  allowConsole,
}) => {
  // The code that no screen shows.
  allowConsole(/400 \(Bad Request\)/);
  const name = `Screened ${Date.now()}`;
  const event = await newEvent({ name });
  const [tv, dj] = [await asGuest(), await asDj()];
  await tv.setViewportSize(television);
  await tv.clock.install();
  await tv.goto("/wall");
  await expect(tv.getByRole("heading", { name: "Connect this screen" })).toBeVisible();
  const code = (await tv.getByText(/^[A-Z\d]{3} [A-Z\d]{3}$/).textContent()) ?? "";
  await expectNoAxeViolations(tv);

  // What the QR code on the screen leads to: the form with the code.
  await dj.goto(`/DJPortal/events?screen=${code.replace(" ", "")}`);
  const field = dj.getByRole("textbox", { name: "Code on the screen" });
  await expect(field).toHaveValue(code.replace(" ", ""));
  await dj.getByRole("button", { name: "Close" }).click();
  await dj.getByRole("button", { name: `More for ${name}` }).click();
  await dj.getByRole("menuitem", { name: "Screens" }).click();
  await field.fill("AAA AAA");
  await dj.getByRole("button", { name: "Connect" }).click();
  await expect(dj.getByText(/^No screen shows this code/)).toBeVisible();
  await field.fill(code);
  await dj.getByRole("textbox", { name: "Name" }).fill("Bar");
  await dj.getByRole("button", { name: "Connect" }).click();
  await expect(dj.getByRole("button", { name: "Disconnect Bar" })).toBeVisible();
  await expectNoAxeViolations(dj);

  await tv.clock.fastForward(3000);
  await expect(tv.getByRole("heading", { name })).toBeVisible();
  await expect(tv.getByText("Nothing is playing yet")).toBeVisible();
  await expect(tv.getByText(event.code, { exact: true })).toBeVisible();
  const ids: string[] = [];
  for (const title of ["Blue Monday", "أغنية قديمة", "Thriller"]) {
    ids.push(await writeDown(dj, event.id, title, { name: "Ana", message: "For Tom" }));
  }
  const step = async (id: string | undefined, data: object) => {
    const response = await dj.request.patch(`/api/dj/requests/${id}`, { data });
    expect(response.status()).toBe(200);
  };
  for (const id of ids) await step(id, { status: "accepted" });
  await expect(tv.getByRole("listitem")).toHaveText(["Blue Monday", "أغنية قديمة", "Thriller"]);
  await step(ids[0], { status: "playing" });
  const now = tv.getByRole("region", { name: "Playing now" });
  await expect(now.getByText("Blue Monday")).toBeVisible();
  await expect(tv.getByRole("listitem")).toHaveText(["أغنية قديمة", "Thriller"]);
  await expect(tv.getByText(/Ana|Tom/)).toHaveCount(0);
  await expectNoAxeViolations(tv);

  // A power cut: the same wall comes back.
  await tv.reload();
  await expect(now.getByText("Blue Monday")).toBeVisible();
  for (const [width, height] of [
    [1920, 1080],
    [1080, 1920],
    [1024, 768],
    [1920, 480],
  ]) {
    await tv.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    expect(await smallTexts(tv, 2.9), `${width} × ${height}`).toEqual([]);
    await expect.poll(() => fits(tv), `${width} × ${height}`).toBe(true);
  }

  await dj.getByRole("button", { name: "Disconnect Bar" }).click();
  await expect(dj.getByRole("button", { name: "Disconnect Bar" })).toBeHidden();
  await tv.clock.fastForward(16_000);
  await expect(tv.getByRole("heading", { name: "Connect this screen" })).toBeVisible();
  await expect(tv.getByText(code)).toHaveCount(0);
});

test("a wall without the server keeps what it showed, says since when, and catches up", async ({
  asGuest,
  asDj,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const event = await newEvent();
  const [tv, dj] = [await asGuest(), await asDj()];
  const play = async (title: string) => {
    const id = await writeDown(dj, event.id, title);
    for (const status of ["accepted", "playing"]) {
      await dj.request.patch(`/api/dj/requests/${id}`, { data: { status } });
    }
  };
  await play("Before");
  await tv.goto(`/wall?event=${event.code}`);
  const now = tv.getByRole("region", { name: "Playing now" });
  await expect(now.getByText("Before")).toBeVisible();
  await expect(tv.getByText(/Reconnecting/)).toHaveCount(0);

  const isKept = () => tv.evaluate(() => localStorage.getItem("crowdcue-wall")?.includes("Before"));
  await expect.poll(isKept).toBe(true);
  // The power returns before the server: calls fail, and what the page brought along is older than what was kept.
  await tv.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await tv.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("crowdcue-wall") ?? "{}");
    kept.state.kept.event.playing.title = "Kept";
    kept.state.kept.event.cursor += 1;
    localStorage.setItem("crowdcue-wall", JSON.stringify(kept));
  });
  await tv.reload();
  await expect(now.getByText("Kept")).toBeVisible();
  await expect(tv.getByText(/^As of \d\d:\d\d\. Reconnecting…$/)).toBeVisible();
  await play("After");
  await tv.unroute("**/api/**");
  await expect(now.getByText("After")).toBeVisible();
  await expect(tv.getByText(/Reconnecting/)).toHaveCount(0);
});

test("as an overlay, the wall is transparent but for its lower third, in either direction", async ({
  asGuest,
  newEvent,
  baseURL,
}) => {
  const event = await newEvent();
  const page = await asGuest();
  await choose(page.context(), baseURL, { isLanguage: "ar" });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/wall?event=${event.code}&overlay=1`);
  const code = page.getByText(event.code, { exact: true });
  await expect(code).toBeVisible();
  const picture = await page.screenshot({ omitBackground: true });
  const alphas = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      const at = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3];
      return [at(2, 2), at(640, 240), at(1230, 670)];
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  );
  expect(alphas.slice(0, 2)).toEqual([0, 0]);
  expect(alphas[2]).toBeGreaterThan(200);

  // Without it, the event's name begins where the page does, whatever direction the name has.
  await page.goto(`/wall?event=${event.code}`);
  const name = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(1280 - ((name?.x ?? 0) + (name?.width ?? 0))).toBeLessThan(60);
});

/** What the wall holds beside its covers, which differ in their number of shapes. */
async function held(page: Page, inspector: CDPSession) {
  await inspector.send("HeapProfiler.collectGarbage");
  const { jsEventListeners } = await inspector.send("Memory.getDOMCounters");
  return {
    elements: await page.locator("main :not(svg, svg *)").count(),
    listeners: jsEventListeners,
  };
}

test("a wall holds no more after 500 changes than after a few", async ({
  asGuest,
  asDj,
  newEvent,
  baseURL,
}) => {
  const event = await newEvent();
  const [tv, dj] = [await asGuest(), await asDj()];
  await tv.goto(`/wall?event=${event.code}`);
  const inspector = await tv.context().newCDPSession(tv);
  const cookies = (await dj.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const headers = { cookie: cookies.join("; "), "content-type": "application/json" };
  // Without a browser's detours, which would take most of the time.
  const send = async (method: string, path: string, body: object) =>
    (await fetch(baseURL + path, { method, headers, body: JSON.stringify(body) })).json();
  const make = changesOf({ send, djPath: `/api/dj/events/${event.id}` });
  const change = async (times: number) => {
    await make(times);
    const { playing } = await (await dj.request.get(`/api/events/${event.code}`)).json();
    const now = tv.getByRole("region", { name: "Playing now" });
    await expect(now.getByText(playing.title)).toBeVisible();
    await expect(tv.getByRole("listitem")).toHaveCount(3);
  };
  await change(100);
  const early = await held(tv, inspector);
  await change(500);
  const late = await held(tv, inspector);
  expect(late.elements).toBe(early.elements);
  // A few listeners come with what the page loads when it rests.
  expect(late.listeners).toBeLessThanOrEqual(early.listeners * 1.05);
});
