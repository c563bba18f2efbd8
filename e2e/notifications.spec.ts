import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { DjEvent } from "@/lib/party/events/schema";
import { expect, test } from "./fixtures";
import { askFor, own } from "./guest-page";

/** Sends requests one after another: the form is empty again once a request shows. */
async function askAndSee(page: Page, title: string) {
  await askFor(page, title);
  await expect(own(page).getByText(title)).toBeVisible();
}

/** Limits the page to this event: tests share one account and run side by side. */
async function asOnlyEvent(page: Page, { id }: DjEvent) {
  await page.route(/\/api\/dj\/events(\?|$)/, async (route) => {
    // The page may close while it reads.
    const response = await route.fetch().catch(() => undefined);
    const body: { events: DjEvent[] } | undefined = await response?.json().catch(() => undefined);
    if (!response || !body) return;
    const events = body.events.filter((event) => event.id === id);
    await route.fulfill({ response, json: { ...body, events } });
  });
  return page;
}

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const news = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

test("a new request rings on a page other than the board and links to its request", async ({
  asGuest,
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const [guest, dj] = [await asGuest(), await asOnlyEvent(await asDj(), event)];
  const hears = dj.waitForResponse((response) => response.url().includes(`${event.id}/live`));
  await dj.goto("/DJPortal/account");
  await guest.goto(`/requests?event=${event.code}`);
  await hears;
  await askAndSee(guest, "Blue Monday");
  await expect(dj).toHaveTitle(/^\(1\) /);

  await bell(dj).click();
  const item = news(dj).getByRole("link", { name: /New request: .*Blue Monday/ });
  await expect(item).toBeVisible();
  await item.click();
  await expect(dj).toHaveURL(new RegExp(`event=${event.id}&filter=all&search=Blue\\+Monday`));
  await expect(dj.getByRole("listitem", { name: "Blue Monday" })).toBeVisible();

  await dj.reload();
  await bell(dj).click();
  await expect(item).toBeVisible();
  await expect(item.getByRole("img", { name: "unread" })).toHaveCount(0);
});

test("a request that came while no page was open rings on the next one, and its link works on the board", async ({
  asGuest,
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asOnlyEvent(await asDj(), event);
  const hears = dj.waitForResponse((response) => response.url().includes(`${event.id}/live`));
  await dj.goto("/DJPortal/account");
  await hears;
  await dj.goto("about:blank");
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  for (const title of ["Alors on danse", "Levels"]) await askAndSee(guest, title);

  await dj.goto(`/DJPortal?event=${event.id}`);
  await expect(dj.getByRole("listitem", { name: "Levels" })).toBeVisible();
  await bell(dj).click();
  await news(dj)
    .getByRole("link", { name: /Alors on danse/ })
    .click();
  await expect(dj.getByRole("listitem", { name: "Levels" })).toHaveCount(0);
  await expect(dj.getByRole("textbox", { name: /^Search title/ })).toHaveValue("Alors on danse");
  await bell(dj).click();
  await news(dj).getByRole("button", { name: "Mark as read" }).click();
  await dj.keyboard.press("Escape");
  await expect(dj.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
});

test("a guest's bell shows the DJ's answer in the DJ's words", async ({
  asGuest,
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const [guest, dj] = [await asGuest(), await asDj()];
  await guest.goto(`/requests?event=${event.code}`);
  await bell(guest).click();
  await expect(news(guest).getByText(/Nothing new yet/)).toBeVisible();
  await guest.keyboard.press("Escape");
  for (const title of ["Strobe", "Yellow"]) await askAndSee(guest, title);

  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: "Accept Strobe" }).click();
  const [yellow] = await dj
    .getByRole("listitem", { name: "Yellow" })
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-request")));
  const change = { status: "declined", declineReason: "other", note: "The bride said no" };
  const origin = new URL(dj.url()).origin;
  await dj.request.patch(`/api/dj/requests/${yellow}`, { data: change, headers: { origin } });

  await expect(guest.getByRole("button", { name: "Notifications, 2 unread" })).toBeVisible();
  await guest.reload();
  await guest.getByRole("button", { name: "Notifications, 2 unread" }).click();
  await expect(news(guest).getByRole("link", { name: /Accepted: .*Strobe/ })).toBeVisible();
  const declined = guest.getByRole("link", { name: /Declined: .*Yellow/ });
  await expect(news(guest).getByRole("listitem").filter({ has: declined })).toContainText(
    "The bride said no",
  );
  await declined.click();
  await expect(guest).toHaveURL(/filter=mine/);
});

test("a guest's bell reports every request, even beyond one page of them", async ({
  asGuest,
  asDj,
  newEvent,
}) => {
  const event = await newEvent({ settings: { waitingLimit: 20 } });
  const [guest, dj] = [await asGuest(), await asDj()];
  await guest.goto(`/requests?event=${event.code}`);
  const asked = Array.from({ length: 12 }, (_, index) => ({
    id: randomUUID(),
    title: `Song ${index}`,
  }));
  for (const data of asked) {
    const answer = await guest.request.post(`/api/events/${event.code}/requests`, { data });
    expect(answer.status()).toBe(201);
  }
  await guest.reload();
  await expect(own(guest).getByRole("listitem")).toHaveCount(3);
  // The oldest is on the last page, which is read after the others: a status is news to a phone that knew another.
  const knows = (id = "") => localStorage.getItem("crowdcue-notifications")?.includes(id);
  await guest.waitForFunction(knows, asked[0]?.id);
  const change = { status: "declined", declineReason: "wrong_moment" };
  await dj.request.patch(`/api/dj/requests/${asked[0]?.id}`, { data: change });

  await expect(guest.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
  await bell(guest).click();
  await expect(news(guest).getByRole("link", { name: /Declined: .*Song 0/ })).toBeVisible();
});

test("the board and the bell share one stream per event, also across navigation", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asOnlyEvent(await asDj(), event);
  const streams: string[] = [];
  dj.on("request", (request) => {
    if (request.url().includes(`${event.id}/live`)) streams.push(request.url());
  });
  const hasRead = dj.waitForResponse((answer) => answer.url().includes("?filter=running"));
  await dj.goto(`/DJPortal?event=${event.id}`);
  await hasRead;
  await dj.getByRole("link", { name: "Events" }).click();
  await expect(dj.getByRole("heading", { name: "Events", level: 1 })).toBeVisible();
  expect(streams).toHaveLength(1);
});

test("hydration does not fetch again what came with the page", async ({ asGuest, newEvent }) => {
  const event = await newEvent();
  const guest = await asGuest();
  const fetched: string[] = [];
  guest.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/events\/\w+(\/requests)?$/.test(pathname)) fetched.push(request.url());
  });
  const hears = guest.waitForResponse((response) => response.url().includes("/live"));
  await guest.goto(`/requests?event=${event.code}`);
  await hears;
  await guest.waitForTimeout(500);
  expect(fetched).toEqual([]);
});

test("an event paused on the board is paused in the list at once", async ({ asDj, newEvent }) => {
  const event = await newEvent({ name: "Pause at once" });
  const dj = await asDj();
  await dj.goto("/DJPortal/events");
  const status = dj.getByRole("button", { name: /^Status of Pause at once: / });
  await expect(status).toHaveAccessibleName(/Open/);
  await dj
    .getByRole("listitem", { name: "Pause at once" })
    .getByRole("link", { name: "Open board" })
    .click();
  await dj.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(dj.getByRole("button", { name: "Resume" })).toBeVisible();
  await dj.getByRole("link", { name: "Events" }).click();
  await expect(status).toHaveAccessibleName(/Paused/);
  expect(event.status).toBe("open");
});
