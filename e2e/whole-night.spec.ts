import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Counts } from "@/lib/party/events/schema";
import type { Insights } from "@/lib/party/insights/schema";
import type { DjList } from "@/lib/party/requests/list-schema";
import { swipe } from "./finger";
import { expect, test, watch } from "./fixtures";
import { askFor, own } from "./guest-page";

test.use({ fetchesAhead: true });

const landscape = { width: 1280, height: 800 };
const portrait = { width: 800, height: 1280 };
/** Requests that arrive by calls, and then from the pages of guests. */
const CALLED = 56;
const TOTAL = 60;

const titleOf = (number: number) => `Song ${`${number}`.padStart(2, "0")}`;
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Sends these requests as guests do, one after the other. */
async function arrive(guests: APIRequestContext[], code: string, numbers: number[]) {
  for (const number of numbers) {
    const data = { id: randomUUID(), title: titleOf(number), artist: "The Night", name: "Guest" };
    const response = await guests[number % guests.length]?.post(`/api/events/${code}/requests`, {
      data,
    });
    expect(response?.status()).toBe(201);
  }
}

/** What the test knows of the night: what it has done itself. */
type Fate = "pending" | "queue" | "later" | "playing" | "played" | "declined";

class Ledger {
  readonly #fates = new Map<string, Fate>();

  set(fate: Fate, numbers: number[]) {
    for (const number of numbers) this.#fates.set(titleOf(number), fate);
  }

  of(...fates: Fate[]) {
    return [...this.#fates].filter(([, fate]) => fates.includes(fate)).map(([title]) => title);
  }

  get counts(): Counts {
    const count = (...fates: Fate[]) => this.of(...fates).length;
    return {
      all: this.#fates.size,
      pending: count("pending"),
      accepted: count("queue", "later"),
      playing: count("playing"),
      played: count("played"),
      declined: count("declined"),
    };
  }
}

/** Two taps in one place within this time are one. */
const DOUBLE_TAP_MS = 350;

/** Taps on the board. */
function hands(board: Page) {
  const button = (name: string | RegExp) => board.getByRole("button", { name, exact: true });
  const gone = (name: string) => expect(button(name)).toHaveCount(0);
  return {
    /** From the last to the first, so that no row moves under the finger. */
    async accept(numbers: number[]) {
      for (const title of numbers.map(titleOf).toReversed()) {
        await button(`Accept ${title}`).tap();
        await gone(`Accept ${title}`);
        // The rail above the list grows, and what comes to the same place sooner counts as a double tap.
        await board.waitForTimeout(DOUBLE_TAP_MS);
      }
    },
    async choose(opener: string, number: number, choice: string) {
      await button(opener.replace("{title}", titleOf(number))).tap();
      await board.getByRole("menuitem", { name: choice }).tap();
      await expect(board.getByRole("menu")).toHaveCount(0);
    },
    async play(number: number) {
      await button(`Play ${titleOf(number)}`).tap();
      await expect(button(`Mark ${titleOf(number)} as played`)).toBeVisible();
    },
    async undo(step: string) {
      const undo = board.getByRole("button", { name: /^Undo: / });
      await expect(undo).toHaveAccessibleName(new RegExp(`^Undo: ${step}`));
      await undo.tap();
    },
    button,
  };
}

/** The tiles of a guest's page or of the board say these counts. */
async function expectTiles(page: Page, tiles: [count: number, label: string][]) {
  for (const [count, label] of tiles) {
    await expect(page.getByRole("link", { name: `${count} ${label}`, exact: true })).toBeVisible();
  }
}

const statuses = ["pending", "accepted", "playing", "played", "declined"] as const;

test("a whole night in two minutes: guests, wall, board, history, export and figures agree to the number", async ({
  browser,
  playwright,
  baseURL,
  session,
  console: said,
  asGuest,
  newEvent,
}) => {
  test.setTimeout(150_000);
  const event = await newEvent({ settings: { lanes: ["Peak"], waitingLimit: 10 } });
  const crowd = await Promise.all(
    range(1, 14).map(() => playwright.request.newContext({ ...(baseURL && { baseURL }) })),
  );
  const tablet = await browser.newContext({
    storageState: session,
    viewport: landscape,
    hasTouch: true,
    isMobile: true,
  });
  watch(tablet, said.tell);
  const board = await tablet.newPage();
  const wall = await asGuest();
  const phones = [await asGuest(), await asGuest(), await asGuest(), await asGuest()] as const;
  const night = new Ledger();
  const dj = hands(board);

  await test.step("the first requests are accepted, planned and declined", async () => {
    await wall.goto(`/wall?event=${event.code}`);
    await arrive(crowd, event.code, range(1, 20));
    night.set("pending", range(1, 20));
    await board.goto(`/DJPortal?event=${event.id}`);
    await dj.accept(range(1, 8));
    night.set("queue", range(1, 8));
    for (const number of [10, 9]) await dj.choose("Plan {title} for later", number, "Peak");
    night.set("later", [9, 10]);
    await dj.choose("Decline {title}", 13, "Don’t have it");
    await dj.choose("Decline {title}", 12, "Doesn’t fit now");
    await dj.choose("Decline {title}", 11, "Hosts asked us to skip it");
    night.set("declined", [11, 12, 13]);
  });

  await test.step("songs play, move and are taken back while more arrive", async () => {
    const arriving = arrive(crowd, event.code, range(21, 40));
    night.set("pending", range(21, 40));
    await dj.play(8);
    await dj.play(7);
    await dj.choose("More for {title}", 1, "Move to the front");
    await dj.play(1);
    await dj.undo("play");
    await expect(dj.button("Mark Song 07 as played")).toBeVisible();
    await dj.undo("move");
    // Until its song is back at the end, the rows move under the finger.
    const queue = board.getByRole("list", { name: "Queue" });
    await expect(queue.getByRole("listitem").last()).toContainText("Song 01");
    await dj.choose("More for {title}", 3, "Pin as next");
    await dj.play(3);
    night.set("played", [8, 7]);
    night.set("playing", [3]);
    await arriving;
  });

  await test.step("the tablet is turned, and the work goes on", async () => {
    const arriving = arrive(crowd, event.code, range(41, CALLED));
    night.set("pending", range(41, CALLED));
    await board.setViewportSize(portrait);
    await dj.accept(range(35, 40));
    night.set("queue", range(35, 40));
    await dj.choose("Decline {title}", 22, "Already played");
    await dj.choose("Decline {title}", 21, "Explicit");
    await dj.undo("decline");
    await expect(dj.button("Accept Song 21")).toBeVisible();
    night.set("declined", [22]);
    await arriving;
  });

  await test.step("guests ask on their phones and see what becomes of it", async () => {
    for (const [index, phone] of phones.entries()) {
      await phone.goto(`/requests?event=${event.code}`);
      await askFor(phone, titleOf(CALLED + 1 + index), "The Night");
      await expect(own(phone).getByText("Waiting")).toBeVisible();
    }
    night.set("pending", range(CALLED + 1, TOTAL));
    await board.setViewportSize(landscape);
    const row = (number: number) => board.getByRole("listitem", { name: titleOf(number) });
    await swipe(row(57), 120);
    await expect(dj.button("More for Song 57")).toBeVisible();
    night.set("queue", [57]);
    await swipe(row(58), -120);
    await board.getByRole("menuitem", { name: "Hosts asked us to skip it" }).tap();
    night.set("declined", [58]);
    await expect(own(phones[0]).getByText(/in line/)).toBeVisible();
    await expect(own(phones[1]).getByText("The hosts asked us to skip it")).toBeVisible();
    await dj.button("Mark Song 03 as played").tap();
    await dj.play(6);
    night.set("played", [3]);
    night.set("playing", [6]);
  });

  await test.step("a guest is banned, and what they asked for before stays", async () => {
    const row = board.getByRole("list", { name: "Requests" }).getByRole("listitem");
    const unwelcome = row.filter({ hasText: titleOf(56) });
    await unwelcome.getByRole("button", { name: /^Guests and messages/ }).tap();
    const card = board.getByRole("dialog");
    await card.getByRole("button", { name: "More options for \u2068Guest\u2069" }).tap();
    await board.getByRole("menuitem", { name: "Ban guest" }).tap();
    await expect(board.getByRole("menu")).toHaveCount(0);
    await board.keyboard.press("Escape");
    await expect(board.getByRole("button", { name: /^Undo: ban/ })).toBeVisible();
    const refused = await crowd[0]?.post(`/api/events/${event.code}/requests`, {
      data: { id: randomUUID(), title: "Once more" },
    });
    expect(await refused?.json()).toMatchObject({ error: { code: "banned" } });
  });

  await test.step("at the end everybody tells the same", async () => {
    const { counts } = night;
    expect(counts.all).toBe(TOTAL);
    const asDj = async (path: string) => {
      const response = await board.request.get(`/api/dj/events/${event.id}${path}`);
      expect(response.status()).toBe(200);
      return response;
    };
    const list: DjList = await (await asDj("/requests?filter=all&pageSize=1000")).json();
    expect(list.counts).toMatchObject(counts);
    for (const status of statuses) {
      const titles = list.requests
        .filter((request) => request.status === status)
        .map(({ title }) => title);
      const fates = status === "accepted" ? (["queue", "later"] as const) : [status];
      expect(titles.toSorted(), status).toEqual(night.of(...fates).toSorted());
    }
    const queue = list.requests.filter(
      ({ status, lane }) => status === "accepted" && lane === "queue",
    );

    const seen = await (await crowd[0]?.get(`/api/events/${event.code}/requests`))?.json();
    expect(seen.counts).toMatchObject(counts);
    await expectTiles(phones[3], [
      [counts.all, "All"],
      [counts.pending, "Waiting"],
      [counts.accepted, "Coming up"],
      [counts.played, "Played"],
      [counts.declined, "Declined"],
    ]);
    await expectTiles(board, [
      [counts.pending, "Waiting"],
      [night.of("queue").length, "Queue"],
      [night.of("later").length, "Later"],
      [counts.played, "Played"],
      [counts.declined, "Declined"],
      [counts.all, "All"],
    ]);

    await expect(
      wall.getByRole("region", { name: "Playing now" }).getByText("Song 06"),
    ).toBeVisible();
    const next = queue.slice(0, 3).map(({ title }) => new RegExp(title));
    await expect(wall.getByRole("listitem").filter({ visible: true })).toHaveText(next);

    await board.getByRole("button", { name: "Night", exact: true }).tap();
    await board.getByRole("button", { name: "Recent actions" }).tap();
    const steps = board.getByRole("list", { name: "Recent actions" }).getByRole("listitem");
    await expect(steps).toHaveCount(20);
    await expect(steps.first()).toContainText("ban");
    await expect(steps.nth(1)).toContainText(/play · .?Song 06/);
    const { steps: past } = await (await asDj("/steps")).json();
    expect(past).toHaveLength(20);
    await board.getByRole("button", { name: "Close", exact: true }).tap();
    await expect(board.getByRole("dialog", { name: "Recent actions" })).toHaveCount(0);
    await board.getByRole("button", { name: "Close", exact: true }).tap();

    const rows = (await (await asDj("/export?format=csv")).text()).trim().split("\n").slice(1);
    const exported = (status: string) => rows.filter((row) => row.split(",")[2] === status).length;
    expect(rows).toHaveLength(counts.all);
    for (const status of statuses) {
      expect(exported(status), `exported ${status}`).toBe(counts[status]);
    }
    const insights: Insights = await (await asDj("/insights")).json();
    expect(insights.night).toMatchObject({
      requests: counts.all,
      guests: crowd.length + phones.length,
      accepted: counts.accepted + counts.playing + counts.played,
      declined: counts.declined,
      played: counts.played,
    });
    const { all: _, ...byStatus } = counts;
    expect(insights.outcomes).toEqual({ ...byStatus, withdrawn: 0 });
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    expect(sum(insights.reasons.map(({ count }) => count))).toBe(counts.declined);
    expect(sum(insights.buckets.map(({ requests }) => requests))).toBe(counts.all);
    expect(sum(insights.buckets.map(({ played }) => played))).toBe(counts.playing + counts.played);
  });

  await tablet.close();
  for (const guest of crowd) await guest.dispose();
});
