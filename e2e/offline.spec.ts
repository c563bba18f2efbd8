import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, goOffline, hydrated, test } from "./fixtures";
import { writeDown } from "./night";
import { joinAs } from "./second-dj";

test.use({ fetchesAhead: true, isFirstVisit: true });

/** A board shows a step before the server has it. */
const takenFrom = (dj: Page) =>
  dj.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());

const TITLES = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** What a board shows: the queue in its order, and every request that waits. */
async function shownBy(dj: Page) {
  const queue = dj.getByRole("list", { name: "Queue" }).getByRole("listitem");
  const rows = dj.getByRole("list", { name: "Requests" }).getByRole("listitem");
  const nameOf = (text: string) => TITLES.filter((title) => text.includes(title)).join();
  return {
    queue: (await queue.allInnerTexts()).map(nameOf),
    waiting: (await rows.allInnerTexts()).map(nameOf).filter(Boolean),
    playing: (await dj.getByRole("button", { name: /^Mark .* as played$/ }).allInnerTexts()).length,
  };
}

/** Whether the device keeps the board: its page, its state and, last and all at once, its files. */
async function isKept() {
  const kept = (await (await caches.open("crowdcue-board")).keys()).map(({ url }) => url);
  const parts = ["/DJPortal?event=", "/state?event=", "/_next/static/"];
  const hasAll = parts.every((part) => kept.some((url) => url.includes(part)));
  return hasAll && navigator.serviceWorker.controller !== null;
}

test("ten steps without a network, three against another DJ, all arrive or are told, over a reload", async ({
  asDj,
  asGuest,
  newEvent,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|409 \(Conflict\)/);
  const event = await newEvent();
  const [ann, ben] = [await asDj(), await asGuest()];
  await joinAs(ben, "Ben", ann, event.id);
  for (const title of TITLES) await writeDown(ann, event.id, title);
  const board = `/DJPortal?event=${event.id}&sort=oldest`;
  for (const dj of [ann, ben]) await dj.goto(board);
  for (const dj of [ann, ben]) await hydrated(dj);
  // The board keeps its page once it rests.
  await expect.poll(() => ann.evaluate(isKept), { timeout: 20_000 }).toBe(true);

  await goOffline(ann);
  await expect(ann.getByText(/^Offline since \d/)).toBeVisible({ timeout: 1000 });
  const accept = (dj: Page, title: string) =>
    // By key: a tap on what has just moved under the finger does nothing.
    dj.getByRole("button", { name: `Accept ${title}`, exact: true }).press("Enter");
  for (const title of ["One", "Two", "Three", "Four", "Five"]) await accept(ann, title);
  await expect(ann.getByText("5 changes waiting to sync.")).toBeVisible();
  await ann.reload();
  await expect(ann.getByText(/^Offline since \d/)).toBeVisible();
  await expect(ann.getByText("5 changes waiting to sync.")).toBeVisible();
  for (const title of ["Six", "Seven", "Eight"]) await accept(ann, title);
  // Undo takes back what is not sent yet.
  await ann.getByRole("button", { name: /^Undo: accept · .?Eight/ }).click();
  await accept(ann, "Eight");
  await ann.getByRole("button", { name: "Play One", exact: true }).click();
  await ann.getByRole("button", { name: "Decline Nine", exact: true }).click();
  await ann.getByRole("menuitem", { name: "Doesn’t fit now" }).click();
  await expect(ann.getByText("10 changes waiting to sync.")).toBeVisible();

  for (const title of ["Two", "Three"]) {
    const taken = takenFrom(ben);
    await ben.getByRole("button", { name: `Decline ${title}`, exact: true }).click();
    await ben.getByRole("menuitem", { name: "Don’t have it" }).click();
    await taken;
  }
  const taken = takenFrom(ben);
  await accept(ben, "Nine");
  await taken;
  await expect(ben.getByRole("list", { name: "Queue" }).getByText("Nine")).toBeVisible();

  await ann.context().setOffline(false);
  await expect(ann.getByText(/^3 changes weren’t applied/)).toBeVisible({ timeout: 15_000 });
  await ann.getByRole("button", { name: "Decide" }).click();
  const dialog = ann.getByRole("dialog", { name: "Someone else was faster" });
  const clashAt = (title: string) => dialog.getByRole("listitem", { name: title, exact: true });
  await expect(clashAt("Two")).toContainText(/Ben.?: decline/);
  await expectNoAxeViolations(ann);
  await clashAt("Two").getByRole("button", { name: "Keep theirs" }).click();
  await clashAt("Three").getByRole("button", { name: "Use mine" }).click();
  await clashAt("Nine").getByRole("button", { name: "Use mine" }).click();
  await expect(dialog).toHaveCount(0);

  const queue = ["Four", "Five", "Six", "Seven", "Eight", "Three"];
  for (const dj of [ann, ben]) {
    await expect
      .poll(() => shownBy(dj), { timeout: 15_000 })
      .toEqual({ queue, waiting: ["Ten"], playing: 1 });
  }
  await expect(ann.getByText(/^Offline since|wait for the network/)).toHaveCount(0);
});

test("a late Play is the DJ's to decide, and the other DJ is told and can take it back", async ({
  asDj,
  asGuest,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|409 \(Conflict\)/);
  const event = await newEvent();
  const [ann, ben] = [await asDj(), await asGuest()];
  await joinAs(ben, "Ben", ann, event.id);
  for (const title of ["One", "Two"]) {
    const id = await writeDown(ann, event.id, title);
    await ann.request.patch(`/api/dj/requests/${id}`, { data: { status: "accepted" } });
  }
  for (const dj of [ann, ben]) await dj.goto(`/DJPortal?event=${event.id}`);
  const plays = (dj: Page, title: string) =>
    dj.getByRole("button", { name: `Mark ${title} as played`, exact: true });
  const rail = (dj: Page) => dj.getByRole("list", { name: "Queue" });

  await goOffline(ann);
  await rail(ann).getByRole("button", { name: "Play One", exact: true }).click();
  await expect(plays(ann, "One")).toBeVisible();
  const taken = takenFrom(ben);
  await rail(ben).getByRole("button", { name: "Play Two", exact: true }).click();
  await taken;
  await expect(plays(ben, "Two")).toBeVisible();

  await ann.context().setOffline(false);
  await expect(ann.getByText(/^1 change wasn’t applied/)).toBeVisible({ timeout: 15_000 });
  for (const dj of [ann, ben]) await expect(plays(dj, "Two")).toBeVisible();
  await ann.getByRole("button", { name: "Decide" }).click();
  const dialog = ann.getByRole("dialog", { name: "Someone else was faster" });
  await expect(dialog.getByRole("listitem", { name: "One" })).toContainText(/Ben.?: play · .?Two/);
  await dialog.getByRole("button", { name: "Use mine" }).click();

  for (const dj of [ann, ben]) await expect(plays(dj, "One")).toBeVisible();
  const toast = ben.getByRole("listitem").filter({ hasText: /decided otherwise: play · .?One/ });
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: "Undo" }).click();
  for (const dj of [ann, ben]) await expect(plays(dj, "Two")).toBeVisible();
});

for (const [way, hasLocks] of [
  ["with locks", true],
  ["on plain http, without locks", false],
] as const) {
  test(`three tabs of one board lose no step, and each is taken once, ${way}`, async ({
    asDj,
    newEvent,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/);
    const event = await newEvent();
    const first = await asDj();
    const context = first.context();
    if (!hasLocks) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, "locks", { value: undefined });
      });
    }
    const titles = TITLES.slice(0, 6);
    for (const title of titles) await writeDown(first, event.id, title);
    const tabs = [first, await context.newPage(), await context.newPage()];
    for (const tab of tabs) await tab.goto(`/DJPortal?event=${event.id}&sort=oldest`);
    await goOffline(first);
    for (const [index, tab] of [...tabs, ...tabs].entries()) {
      const accept = tab.getByRole("button", { name: `Accept ${titles[index]}`, exact: true });
      await accept.press("Enter");
      // A step is saved after a paint. No hand changes tabs within that time, but this test would.
      await expect(accept).toHaveCount(0);
    }
    for (const tab of tabs) {
      await expect(tab.getByText("6 changes waiting to sync.")).toBeVisible();
      // Each shows what was done in the others.
      await expect(tab.getByRole("button", { name: /^Accept / })).toHaveCount(0);
    }
    // The one that sends may well be the one that closes.
    const [, second, last] = tabs;
    await last?.close();

    await context.setOffline(false);
    for (const tab of [first, second]) {
      if (!tab) continue;
      await expect(tab.getByText(/^Offline since|waiting to sync/)).toHaveCount(0, {
        timeout: 15_000,
      });
      await expect
        .poll(() => shownBy(tab), { timeout: 15_000 })
        .toEqual({ queue: titles, waiting: [], playing: 0 });
    }
    await expect(async () => {
      const taken = await first.request.get(`/api/dj/events/${event.id}/steps`);
      expect((await taken.json()).steps).toHaveLength(titles.length);
    }).toPass({ timeout: 15_000 });
  });
}
