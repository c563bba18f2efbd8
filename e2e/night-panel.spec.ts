import type { Locator, Page } from "@playwright/test";
import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { writeDown } from "./night";
import { smallTargets } from "./targets";

const PHONE = { width: 375, height: 667 };
const PORTRAIT = { width: 820, height: 1180 };
const TABLET = { width: 1280, height: 800 };

const button = (dj: Page, name: string | RegExp) => dj.getByRole("button", { name, exact: true });

/** Submits so many songs, and accepts the first of them. */
async function fill(dj: Page, eventId: string, songs: number, accepted: number) {
  const ids: string[] = [];
  for (let song = 1; song <= songs; song++) {
    ids.push(await writeDown(dj, eventId, `Song ${song}`, { name: "Lea" }));
  }
  const data = { ids: ids.slice(0, accepted), change: { status: "accepted" } };
  await dj.request.post(`/api/dj/events/${eventId}/bulk`, { data });
  await dj.request.patch(`/api/dj/requests/${ids[0]}`, { data: { status: "playing" } });
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not visible.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test("the header has at most nine controls and one magnifier, at every width", async ({
  asDj,
  newEvent,
}) => {
  // With a second event that runs, the board can be switched.
  const [event] = [await newEvent(), await newEvent()];
  const dj = await asDj();
  await fill(dj, event.id, 4, 2);
  for (const size of [TABLET, PORTRAIT, PHONE, { width: 320, height: 568 }]) {
    await dj.setViewportSize(size);
    await dj.goto(`/DJPortal?event=${event.id}`);
    const end = (await boxOf(button(dj, "Night"))).bottom;
    const names = await dj.evaluate((bottom) => {
      const controls = document.querySelectorAll<HTMLElement>("button, a[href], input");
      return [...controls].flatMap((control) => {
        const box = control.getBoundingClientRect();
        const isShown = control.checkVisibility() && box.width > 8 && box.height > 8;
        if (!isShown || box.top >= bottom || control.closest("nav")) return [];
        return [control.ariaLabel || control.textContent];
      });
    }, end);
    expect(names.length, names.join(", ")).toBeLessThanOrEqual(9);
    expect(names.filter((name) => name.startsWith("Search"))).toHaveLength(1);
    for (const name of ["Night", "Pause", "Add request", "Switch event"]) {
      expect(names).toContain(name);
    }
  }
});

test("the night's panel opens in the queue's place below the next song, and Escape gives it back", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  await fill(dj, event.id, 6, 4);
  await dj.setViewportSize(TABLET);
  await dj.goto(`/DJPortal?event=${event.id}`);
  const panel = dj.getByRole("region", { name: "Night" });
  await button(dj, "Night").click();
  await expect(panel).toBeFocused();
  await expect(button(dj, "Night")).toHaveAttribute("aria-expanded", "true");
  // What plays, what is next, and every request to decide are as before.
  for (const name of ["Mark Song 1 as played", "Play Song 2", "Accept Song 5"]) {
    await expect(button(dj, name)).toBeInViewport({ ratio: 1 });
  }
  await expect(button(dj, "Play Song 3")).toBeHidden();
  await expect(panel.getByRole("button", { name: "QR code" })).toContainText(event.code);
  await expect(panel.getByRole("button", { name: "Screens" })).toContainText("0");
  await expectNoAxeViolations(dj);
  await expect.poll(() => smallTargets(dj)).toEqual([]);

  for (const [row, dialog] of [
    ["Rules", /Must-play and do-not-play|Hosts/],
    ["Must-play: still to play", "Must-play: still to play"],
    ["Guests", "Banned, muted and trusted guests"],
    ["Screens", /Screens/],
    ["QR code", event.name],
    ["Recent actions", "Recent actions"],
  ] as const) {
    await panel.getByRole("button", { name: row }).click();
    await expect(dj.getByRole("dialog", { name: dialog })).toBeVisible();
    await dj.keyboard.press("Escape");
    await expect(dj.getByRole("dialog")).toHaveCount(0);
    await expect(panel).toBeVisible();
  }
  await panel.getByRole("switch", { name: "Sound on new requests" }).click();
  await expect(panel.getByRole("switch", { name: "Sound on new requests" })).toBeChecked();

  await dj.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(button(dj, "Night")).toBeFocused();
  await expect(button(dj, "Play Song 3")).toBeVisible();
});

for (const size of [TABLET, PHONE]) {
  test(`at ${size.width} px, last call and closing ask once, and can be undone from a toast that covers no other undo`, async ({
    asDj,
    newEvent,
  }) => {
    const event = await newEvent();
    const dj = await asDj();
    await fill(dj, event.id, 3, 1);
    await dj.setViewportSize(size);
    await dj.goto(`/DJPortal?event=${event.id}`);
    const stored = async () =>
      (await (await dj.request.get(`/api/dj/events/${event.id}`)).json()).event;
    const toast = (words: string) =>
      dj.getByRole("region", { name: "Messages" }).getByRole("listitem").filter({ hasText: words });
    await button(dj, "Night").click();
    const row = (name: string) => dj.getByRole("button", { name });

    await row("Last call").click();
    expect((await stored()).lastCallAt).toBeNull();
    await button(dj, "10 min").click();
    const called = toast("Last call: requests close in 10 min.");
    await expect(called).toBeVisible();
    expect((await stored()).lastCallAt).not.toBeNull();
    await called.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await stored()).lastCallAt).toBeNull();

    await row("Close requests").click();
    expect((await stored()).status).toBe("open");
    await dj.getByRole("group").getByRole("button", { name: "Close requests" }).click();
    const closed = toast("are closed. The music goes on.");
    await expect(closed).toHaveAttribute("data-mounted", "true");
    expect((await stored()).status).toBe("closed");
    await expect(row("Reopen").first()).toBeVisible();

    const undo = closed.getByRole("button", { name: "Undo" });
    await expect(undo).toHaveCSS("font-size", "16px");
    await expect(undo).toHaveCSS("color", "rgb(255, 255, 255)");
    await expect(undo).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expectNoAxeViolations(dj);
    const covered = await boxOf(closed);
    for (const name of [/^Undo/, /^Notifications/, /^Account/, "Night"]) {
      const control = dj.getByRole("button", { name, includeHidden: true }).first();
      expect((await boxOf(control)).bottom, String(name)).toBeLessThanOrEqual(covered.y);
    }
    await undo.click();
    await expect.poll(async () => (await stored()).status).toBe("open");
  });
}

/** Keeps the page's close watchers, to which Android sends its Back: it cannot be pressed here. */
async function keepCloseWatchers(page: Page) {
  await page.addInitScript(() => {
    const active = new Set<CloseWatcher>();
    const Native = window.CloseWatcher;
    if (!Native) throw new Error("This browser has no CloseWatcher.");
    window.CloseWatcher = class extends Native {
      constructor() {
        super();
        active.add(this);
        this.addEventListener("close", () => active.delete(this));
      }
      override destroy() {
        active.delete(this);
        super.destroy();
      }
    };
    window.addEventListener("back", () => [...active].at(-1)?.requestClose());
  });
}

async function goBackOnAndroid(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event("back")));
}

test("on a phone two requests are in view below what plays and what is next, and the night is a sheet", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  await fill(dj, event.id, 8, 5);
  await dj.setViewportSize(PHONE);
  await keepCloseWatchers(dj);
  await dj.goto(`/DJPortal?event=${event.id}`);
  const rows = dj.getByRole("list", { name: "Requests" }).getByRole("listitem");
  for (const row of [rows.nth(0), rows.nth(1)]) await expect(row).toBeInViewport({ ratio: 1 });
  await expect(button(dj, "Play Song 2")).toBeInViewport({ ratio: 1 });
  await expect(button(dj, "Play Song 3")).toBeHidden();
  await button(dj, "Show all 4").click();
  await expect(button(dj, "Play Song 5")).toBeVisible();
  await button(dj, "Show less").click();

  await button(dj, "Night").click();
  const sheet = dj.getByRole("dialog", { name: "Night" });
  await expect(sheet.getByRole("button", { name: "Rules" })).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(dj);
  await expect.poll(() => smallTargets(dj)).toEqual([]);

  // Back and Escape close what lies on top, and nothing below it.
  for (const [row, close] of [
    ["Recent actions", goBackOnAndroid],
    ["Must-play: still to play", (page: Page) => page.keyboard.press("Escape")],
  ] as const) {
    await sheet.getByRole("button", { name: row }).click();
    await expect(dj.getByRole("dialog", { name: row })).toBeVisible();
    await close(dj);
    await expect(dj.getByRole("dialog", { name: row })).toHaveCount(0);
    await expect(sheet).toBeVisible();
  }
  await goBackOnAndroid(dj);
  await expect(sheet).toHaveCount(0);
  await expect(dj).toHaveURL(new RegExp(`/DJPortal.event=${event.id}`));

  await button(dj, "Night").click();
  await sheet.getByRole("button", { name: "Close", exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(button(dj, "Night")).toBeFocused();
});

test("under the account, the board has theme, language, settings and search", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  await dj.goto(`/DJPortal?event=${event.id}`);
  const item = async (name: string) => {
    await button(dj, /^Account/).click();
    await dj.getByRole("menuitem", { name }).click();
  };
  await item("Settings");
  await expect(dj.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await dj.keyboard.press("Escape");
  await item("Switch to light mode");
  await expect(dj.locator("html")).toHaveAttribute("data-mode", "light");
  await item("Language");
  await dj.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(button(dj, "Soirée")).toBeVisible();
});

/** Counts as large as a long night's, whatever the list says. */
const COUNTS = { all: 2049, pending: 2041, queue: 1008, later: 208, played: 1310, declined: 1208 };

for (const lang of ["en", "fr", "ar", "ch", "vi"] as const) {
  test(`tiles show their whole word in ${lang}, also in booth mode and on a phone`, async ({
    asDj,
    newEvent,
    baseURL,
  }) => {
    const event = await newEvent();
    const dj = await asDj();
    await dj.route("**/api/dj/events/*/requests?**", async (route) => {
      // The page leaves while some of its lists are on their way.
      const response = await route.fetch().catch(() => undefined);
      const list = await response?.json().catch(() => undefined);
      if (list) await route.fulfill({ json: { ...list, counts: { ...list.counts, ...COUNTS } } });
    });
    for (const { isBooth, ...size } of [
      { ...TABLET, isBooth: false },
      { ...TABLET, isBooth: true },
      { ...PORTRAIT, isBooth: false },
      { ...PORTRAIT, isBooth: true },
      { ...PHONE, isBooth: false },
    ]) {
      await choose(dj.context(), baseURL, { isLanguage: lang, isBooth });
      await dj.setViewportSize(size);
      await dj.goto(`/DJPortal?event=${event.id}&filter=all`);
      const tiles = dj.getByRole("navigation").filter({ has: dj.locator("a[aria-current=true]") });
      const found = await tiles.last().evaluate((row) => ({
        cut: [...row.querySelectorAll("a, a *")]
          .filter(
            ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
          )
          .map(({ textContent }) => textContent),
        overflows: row.scrollWidth > row.clientWidth,
        fades: getComputedStyle(row).maskImage !== "none",
      }));
      expect(found.cut, `${size.width}`).toEqual([]);
      // A DJ who cannot see all of them sees that there are more.
      expect(!found.overflows || found.fades, `${size.width} ${isBooth}`).toBe(true);
    }
  });
}
