import type { Locator, Page } from "@playwright/test";
import english from "@/messages/en.json" with { type: "json" };
import { choose, expect, test } from "./fixtures";
import { askFor, own } from "./guest-page";
import { writeDown } from "./night";

test.use({ viewport: { width: 375, height: 667 } });

async function widthOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

type Box = { x: number; y: number; width: number; height: number };

/** Where a part of the page is. @throws Error if it is not shown, because no place is right for that */
async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`Not shown: ${part}`);
  return box;
}

const bottomOf = ({ y, height }: Box) => y + height;

async function expectThreeOfTheList(page: Page) {
  await page.goto("/requests?event=PARTY2");
  const tonight = page.getByRole("region", { name: "Tonight" });
  const third = tonight.getByRole("list").first().getByRole("listitem").nth(2);
  await expect(third).toBeInViewport({ ratio: 1 });
}

test("a DJ's guest page begins as high as a guest's, with the event's name between the buttons of the top bar", async ({
  asDj,
}) => {
  const page = await asDj();
  await page.setViewportSize({ width: 375, height: 667 });
  await expectThreeOfTheList(page);
  for (const width of [360, 700]) {
    await page.setViewportSize({ width, height: 667 });
    // A window is resized in one frame, and the rules for its width apply in the next.
    await expect(async () => {
      const name = page.getByText("Lena & Omar").first();
      const { x, y, width: wide } = await boxOf(name);
      expect(y).toBeLessThan(30);
      const buttons = await page.getByRole("banner").getByRole("button").all();
      const boxes = await Promise.all(buttons.map((one) => one.boundingBox()));
      const shown = boxes.filter((box) => box !== null);
      expect(shown.length).toBeGreaterThan(0);
      const covered = shown.filter((box) => box.x < x + wide && box.x + box.width > x);
      expect(covered).toEqual([]);
    }).toPass();
  }
});

for (const size of [16, 19, 24, 32]) {
  test(`text of ${size} px leaves the night's name whole in a phone's top bar`, async ({
    asDj,
    newEvent,
  }) => {
    const { id, code } = await newEvent({ name: "Lena & Omar", venue: "Harbour Hall" });
    const page = await asDj();
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
    // What `descent.module.css` adds below a line.
    const descent = 3;
    for (const address of [`/DJPortal?event=${id}`, `/requests?event=${code}`]) {
      await page.goto(address);
      const bar = await boxOf(page.getByRole("banner"));
      const name = await boxOf(page.getByText("Lena & Omar").first());
      expect(name.height).toBeGreaterThan(size);
      expect(name.y).toBeGreaterThanOrEqual(0);
      expect(bottomOf(name) - descent).toBeLessThanOrEqual(bottomOf(bar));
      const about = page.getByText(/^(\w{6}|Harbour Hall) · /).first();
      if (size === 16) await expect(about).toBeVisible();
      if (await about.isVisible()) {
        expect(bottomOf(await boxOf(about)) - descent).toBeLessThanOrEqual(bottomOf(bar));
      }
    }
  });
}

test("on a phone three of the list stand above the fold, with the search behind an icon", async ({
  page,
}) => {
  await expectThreeOfTheList(page);
  // The question belongs to its field, which has the button within; four tiles fit; what plays is not listed twice.
  const question = await boxOf(page.getByRole("heading", { level: 1 }));
  const card = await boxOf(page.getByRole("region", { name: "Playing now" }));
  const field = await boxOf(page.getByRole("combobox", { name: "Song or artist" }));
  const ask = await boxOf(page.getByRole("button", { name: "Request song" }));
  expect(question.y - bottomOf(card)).toBe(24);
  expect(field.y - bottomOf(question)).toBe(12);
  expect([ask.y >= field.y, bottomOf(ask) <= bottomOf(field)]).toEqual([true, true]);
  const tiles = page.getByRole("navigation", { name: "Show requests by status" });
  const [row, fourth] = [await boxOf(tiles), await boxOf(tiles.getByRole("link").nth(3))];
  expect(fourth.x + fourth.width).toBeLessThan(row.x + row.width - 28);
  const tonight = page.getByRole("region", { name: "Tonight" });
  await expect(tonight.getByText("Playing now")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Artist (optional)" })).toBeHidden();
  await page.getByRole("link", { name: "Search the list" }).click();
  await page.getByRole("textbox", { name: "Search title or artist" }).fill("daft");
  await expect(page).toHaveURL(/search=daft/);
});

test("four tiles fit a phone in every language, before the row fades", async ({
  page,
  baseURL,
}) => {
  for (const isLanguage of ["en", "fr", "ar", "ch", "vi"] as const) {
    await choose(page.context(), baseURL, { isLanguage });
    await page.goto("/requests?event=PARTY2");
    const row = page.getByRole("navigation").filter({ has: page.locator("a[aria-current=true]") });
    const left = await row.evaluate((shown) => {
      const ends = [...shown.querySelectorAll("a")].map((tile) => tile.getBoundingClientRect());
      const { left: start, right } = shown.getBoundingClientRect();
      const fourth = ends[3] ?? new DOMRect(start, 0, right - start);
      return getComputedStyle(shown).direction === "rtl"
        ? fourth.left - start
        : right - fourth.right;
    });
    expect(left, isLanguage).toBeGreaterThanOrEqual(16);
  }
});

test("the field goes to the top, with its button within and its suggestions above the keyboard", async ({
  page,
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  for (const title of ["Xylophone", "Xylophone Nation"]) await writeDown(dj, event.id, title);
  await page.goto(`/requests?event=${event.code}`);
  await page.getByRole("combobox", { name: "Song" }).pressSequentially("xyl");
  const options = page.getByRole("option");
  await expect(options).toHaveCount(3);
  await expect(options.last()).toContainText("As you typed it");
  const field = await boxOf(page.getByRole("combobox", { name: "Song" }));
  const list = await boxOf(page.getByRole("listbox"));
  const button = await boxOf(page.getByRole("button", { name: "Request song" }));
  expect(list.y).toBeGreaterThanOrEqual(bottomOf(field) - 2);
  expect(bottomOf(button)).toBeLessThan(list.y);
  // What a keyboard leaves of a phone.
  expect(bottomOf(await boxOf(options.last()))).toBeLessThan(390);
});

test("a suggestion that was played says so in the form", async ({ page, asDj, newEvent }) => {
  const event = await newEvent();
  const dj = await asDj();
  const id = await writeDown(dj, event.id, "Xylophone");
  for (const status of ["accepted", "playing", "played"]) {
    await dj.request.patch(`/api/dj/requests/${id}`, { data: { status } });
  }
  await page.goto(`/requests?event=${event.code}`);
  await page.getByRole("combobox", { name: "Song" }).pressSequentially("xyl");
  const option = page.getByRole("option", { name: /Xylophone/ });
  await expect(option).toBeVisible();
  // A tap on what has just appeared does not count.
  await page.waitForTimeout(500);
  await option.click();
  await expect(page.getByRole("alert").getByText(/Already played at/)).toBeVisible();
});

test("that the server is not answering stands above the fold, however far a guest has scrolled", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  await page.route("**/api/events/**", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/requests?event=PARTY2");
  const notice = page.getByText(english.requests.lost.split(".")[0] ?? "");
  // The stream is given up after its third failure.
  await expect(notice).toBeInViewport({ ratio: 1, timeout: 15_000 });
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test("Back takes back a filter", async ({ page }) => {
  const isHydrated = page.waitForRequest(/\/live\b/);
  await page.goto("/requests?event=PARTY2");
  await isHydrated;
  const tile = (name: RegExp) =>
    page.getByRole("navigation", { name: "Show requests by status" }).getByRole("link", { name });
  await tile(/Played/).click();
  await expect(page).toHaveURL(/filter=played/);
  await tile(/Waiting/).click();
  await expect(page).toHaveURL(/filter=pending/);
  await page.goBack();
  await expect(tile(/Played/)).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(tile(/All/)).toHaveAttribute("aria-current", "true");
});

for (const path of ["/requests?event=PARTY2", "/requests?event="]) {
  test(`${path} at 200 % on a phone does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 188, height: 334 });
    await page.goto(path);
    expect(await widthOf(page)).toBe(188);
  });
}

test("the guest's own requests stand right above the list, and fit a phone at 200 %", async ({
  page,
  newEvent,
}) => {
  const event = await newEvent();
  await page.goto(`/requests?event=${event.code}`);
  await askFor(page, "Donaudampfschifffahrtsgesellschaftskapitän", "The Cranberries");
  await expect(own(page).getByText("Waiting")).toBeVisible();
  // While one types, the page is higher than a short list, so that the field can go to the top.
  await page.getByRole("combobox", { name: "Song" }).focus();
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(1000);
  const tonight = await boxOf(page.getByRole("region", { name: "Tonight" }));
  const gap = tonight.y - bottomOf(await boxOf(own(page)));
  expect(gap).toBeLessThan(24);
  await page.setViewportSize({ width: 188, height: 334 });
  expect(await widthOf(page)).toBe(188);
});

const { chat, contacts, email, notes, tickets } = english;
/** What a phone shows instead of a list, and the main action of each. */
const openItems = [
  { path: "/apps/chats", opens: "the first", action: ["button", chat.send] },
  { path: "/apps/email", opens: "the first", action: ["button", email.reply] },
  { path: "/apps/email", opens: email.new, action: ["button", email.send] },
  { path: "/apps/notes", opens: "the first", action: ["textbox", notes.text] },
  { path: "/apps/contacts", opens: "the first", action: ["link", contacts.call] },
  { path: "/apps/tickets", opens: "the first", action: ["button", tickets.remarks.send] },
] as const;

for (const { path, opens, action } of openItems) {
  test(`an open item of ${path} (${opens}) is as high as the screen, with “${action[1]}” on it`, async ({
    page,
  }) => {
    await page.goto(path);
    const item = page.locator("[data-item]").first();
    const opener = page.getByRole("button", { name: opens, exact: true });
    await (opens === "the first" ? item : opener).click();
    await expect(page.getByRole(action[0], { name: action[1] }).first()).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(667);
    await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
  });
}

const { blog, calendar, orders, pictures, posts, shop, tables } = english;

test("on its side a phone scrolls an area, and leaves its panes room", async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  for (const { path } of openItems) {
    await page.goto(path);
    await expect(page.locator("[data-item]").first()).toBeVisible();
    expect((await boxOf(page.locator("[data-full-bleed]"))).height, path).toBe(544);
  }
  await page.goto("/apps/calendar");
  const days = page.getByRole("group", { name: calendar.list }).getByRole("cell");
  await expect(days.first()).toBeVisible();
  const heights = await Promise.all(
    (await days.all()).map(async (day) => (await boxOf(day)).height),
  );
  expect(Math.min(...heights)).toBeGreaterThan(50);
});

test("what opens over a page that is enlarged to 400 % scrolls as a whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const opened = [
    ["/apps/calendar", calendar.subscription.open],
    ["/apps/ecommerce/shop", shop.filters.title],
  ] as const;
  for (const [path, name] of opened) {
    await page.goto(path);
    await page.getByRole("button", { name }).click();
    const paper = page.getByRole("dialog").and(page.locator(".MuiPaper-root"));
    await expect(paper).toBeVisible();
    const heights = await paper.evaluate((scrolled) =>
      [scrolled, ...scrolled.querySelectorAll("*")]
        .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight)
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .map(({ clientHeight }) => clientHeight),
    );
    // What does not scroll at all would have no least height.
    expect(heights.length, path).toBeGreaterThan(0);
    expect(Math.min(...heights), path).toBeGreaterThan(200);
  }
});

const button = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first();

type Area = {
  path: string;
  open?: (page: Page) => Promise<void>;
  /** What one has come for. */
  action: (page: Page) => Locator;
  /** It opens over the page, and must not be longer than the screen. */
  isOver?: true;
};

/** The other areas. A product, an order, a post and a profile are read from top to bottom, so the page scrolls. */
const otherAreas: Area[] = [
  {
    path: "/apps/calendar",
    open: (page) =>
      page.getByRole("group", { name: calendar.list }).getByRole("button").last().click(),
    action: button(calendar.form.save),
    isOver: true,
  },
  {
    path: "/apps/ecommerce/detail/1",
    open: (page) => button(shop.addToCart)(page).click(),
    action: button(shop.addToCart),
  },
  { path: "/apps/ecommerce/checkout", action: button(orders.continue) },
  {
    path: "/apps/ecommerce/checkout",
    open: (page) => button(orders.continue)(page).click(),
    action: button(orders.continue),
  },
  { path: "/apps/blog/detail/sleeping-after-sunrise", action: button(blog.share) },
  { path: "/apps/user-profile", action: button(posts.post) },
  {
    path: "/apps/gallery",
    open: (page) =>
      page.getByRole("main").getByRole("listitem").getByRole("button").first().click(),
    action: button(pictures.viewer.next),
    isOver: true,
  },
  {
    path: "/apps/tables",
    open: (page) =>
      page
        .getByRole("button", { name: /^Details of/ })
        .first()
        .click(),
    action: (page) => page.getByText(tables.mixes),
  },
  {
    path: "/apps/tables",
    open: (page) => button(tables.chooseColumns)(page).click(),
    action: button(tables.done),
    isOver: true,
  },
];

test("in the other areas, the main action is on the first screen, and what opens is no higher than that", async ({
  page,
}) => {
  test.slow();
  for (const { path, open, action, isOver } of otherAreas) {
    await page.goto(path);
    await open?.(page);
    await expect(action(page), path).toBeInViewport({ ratio: 1 });
    // Nothing lies on it.
    await action(page).click({ trial: true });
    expect(await widthOf(page), path).toBe(375);
    if (!isOver) continue;
    const box = await boxOf(page.getByRole("dialog"));
    expect([box.y >= 0, bottomOf(box) <= 667], path).toEqual([true, true]);
  }
});
