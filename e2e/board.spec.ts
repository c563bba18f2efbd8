import { readdirSync, readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import { axeViolations, expect, test } from "./fixtures";
import { writeDown } from "./night";
import { smallTargets } from "./targets";

const LANDSCAPE = { width: 1280, height: 800 };
const PORTRAIT = { width: 820, height: 1180 };

/** What the undo button says of each step, in every language. */
const undoWords = readdirSync("messages").flatMap((file) => {
  const { board } = JSON.parse(readFileSync(`messages/${file}`, "utf8"));
  const steps: string[] = Object.values(board.steps);
  return steps.map((step) => board.undo.replace("{step}", step));
});

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Song ${index + 1}`);

test("a double tap accepts one request and not the next one too", async ({ asDj, newEvent }) => {
  const event = await newEvent();
  const dj = await asDj();
  for (const title of titles(3)) await writeDown(dj, event.id, title);
  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: "Accept Song 1" }).dblclick();
  await expect(dj.getByRole("button", { name: "Play Song 1" })).toBeVisible();
  await expect(dj.getByRole("button", { name: /^Accept Song/ })).toHaveCount(2);
});

test("a DJ who decides every request of the last page sees the page before it", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  for (const title of titles(51)) await writeDown(dj, event.id, title);
  await dj.goto(`/DJPortal?event=${event.id}&page=2`);
  await dj.getByRole("button", { name: "Accept Song 51" }).click();
  await expect(dj.getByRole("button", { name: /^Accept Song/ })).toHaveCount(50);
  await expect(dj.getByRole("navigation", { name: "pagination navigation" })).toHaveCount(0);
});

test("a step that is refused rolls back at once", async ({ asDj, newEvent, allowConsole }) => {
  allowConsole(/409 \(Conflict\)/);
  const event = await newEvent();
  const dj = await asDj();
  for (const title of titles(2)) await writeDown(dj, event.id, title);
  await dj.goto(`/DJPortal?event=${event.id}`);
  // A step is shown before it is answered; one that waits would be refused as well.
  const answer = () => dj.waitForResponse((response) => response.request().method() === "PATCH");
  const step = (name: string) => dj.getByRole("button", { name });
  await Promise.all([answer(), step("Accept Song 1").click()]);
  await Promise.all([answer(), step("Play Song 1").click()]);
  await expect(dj.getByRole("button", { name: "Undo: play" })).toBeEnabled();
  // The row has moved to where the first click was: another so soon would count as a double tap.
  await Promise.all([answer(), step("Accept Song 2").press("Enter")]);
  await expect(dj.getByRole("button", { name: "Undo: accept" })).toBeEnabled();

  const refusal = { status: 409, json: { error: { code: "conflict" } } };
  await dj.route("**/api/dj/requests/*", (route) => route.fulfill(refusal));
  await dj.getByRole("button", { name: "Play Song 2" }).click();
  await expect(dj.getByText("Someone else just changed this.")).toBeVisible();
  await expect(dj.getByRole("button", { name: "Mark Song 1 as played" })).toBeVisible();
  await expect(dj.getByRole("button", { name: "Play Song 2" })).toBeVisible();
});

test("a request found by a guest's name stays while others vote, and leaves the count when it is decided", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const [dj, guest] = [await asDj(), await asGuest()];
  for (const title of titles(2)) await writeDown(dj, event.id, title, { name: "Lena" });
  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("textbox", { name: "Search title, artist, guest or message" }).fill("lena");
  await expect(dj).toHaveURL(/search=lena/);
  await expect(dj.getByText("1–2 of 2")).toBeVisible();
  await writeDown(dj, event.id, "Song 3", { message: "Love from Lena" });
  await expect(dj.getByText("1–3 of 3")).toBeVisible();
  await expect(dj.locator("mark")).toHaveText(["Lena", "Lena", "Lena"]);

  await guest.goto(`/requests?event=${event.code}`, { waitUntil: "networkidle" });
  await guest.getByRole("button", { name: "Vote for Song 1" }).click();
  const voted = dj.getByRole("listitem", { name: "Song 1" });
  await expect(voted.getByLabel("2 backers")).toBeVisible();
  await voted.getByRole("button", { name: "Accept Song 1" }).click();
  await expect(dj.getByText("1–2 of 2")).toBeVisible();
});

test("a song is dragged to its place in another lane, by pointer and by keyboard", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent({ settings: { lanes: ["Dinner", "Peak"] } });
  const dj = await asDj();
  for (const [index, title] of titles(5).entries()) {
    const id = await writeDown(dj, event.id, title);
    const data = { status: "accepted", ...(index > 2 && { lane: "Peak" }) };
    await dj.request.patch(`/api/dj/requests/${id}`, { data });
  }
  await dj.goto(`/DJPortal?event=${event.id}`, { waitUntil: "networkidle" });
  const lane = (name: string) => dj.getByRole("list", { name }).getByRole("listitem");
  const handle = (title: string) => dj.getByRole("button", { name: `Move ${title}`, exact: true });

  await handle("Song 1").hover();
  await dj.mouse.down();
  await dj.mouse.move(1000, 400);
  const target = await handle("Song 4").boundingBox();
  await dj.mouse.move(Number(target?.x) + 10, Number(target?.y) + 24, { steps: 5 });
  await expect(dj.getByRole("status").filter({ hasText: /position 2, .Peak/ })).toBeAttached();
  await dj.mouse.up();
  await expect(lane("Peak")).toHaveText([/Song 4/, /Song 1/, /Song 5/]);

  // Past two songs of the other lane and its name, to the place behind the first of the queue.
  await handle("Song 5").focus();
  for (const [key, said] of [
    ["Space", /position 3, .Peak/],
    ["ArrowUp", /position 2, .Peak/],
    ["ArrowUp", /position 1, .Peak/],
    ["ArrowUp", /position 3, Queue/],
    ["ArrowUp", /position 2, Queue/],
    ["Space", /put down at position 2, Queue/],
  ] as const) {
    await dj.keyboard.press(key);
    await expect(dj.getByRole("status").filter({ hasText: said })).toBeAttached();
    // What picks up listens to further keys only in a later task.
    await dj.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  await expect(lane("Queue")).toHaveText([/Song 2/, /Song 5/, /Song 3/]);
  await dj.reload();
  await expect(lane("Queue")).toHaveText([/Song 2/, /Song 5/, /Song 3/]);
  await expect(lane("Peak")).toHaveText([/Song 4/, /Song 1/]);
});

test("a tablet shows ten waiting requests at once, and every control is as large as a finger", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  const message = "We met to this song in Lisbon in 2009, could you play it before one?";
  const words = { artist: "New Order", name: "Lea", message };
  for (const title of titles(12)) await writeDown(dj, event.id, title, words);
  await dj.setViewportSize(LANDSCAPE);
  await dj.goto(`/DJPortal?event=${event.id}`);
  const rows = dj.getByRole("list", { name: "Requests" }).getByRole("listitem");
  await expect(rows.nth(9)).toBeInViewport({ ratio: 1 });
  // How long a song waits comes with the exact time, also where nothing can hover: by the keyboard, and in the card.
  const exact = rows.first().getByRole("time").locator("span").last();
  await expect(exact).not.toBeInViewport();
  const placesIn = () =>
    Promise.all(["Song 1", "New Order"].map((text) => rows.first().getByTitle(text).boundingBox()));
  const before = await placesIn();
  await rows.first().focus();
  await expect(exact).toBeInViewport();
  // It covers what it is exact about, and moves nothing.
  expect(await placesIn()).toEqual(before);
  await rows.first().getByRole("button", { name: "Lea" }).click();
  await expect(dj.getByRole("dialog").getByText(/^\d\d:\d\d/)).toBeInViewport();
  await dj.keyboard.press("Escape");
  // One header row for the frame and the board.
  for (const part of [dj.getByRole("banner"), dj.getByRole("heading", { level: 1 })]) {
    expect((await part.boundingBox())?.y).toBeLessThan(16);
  }
  for (const row of await rows.all()) {
    if (await row.getAttribute("data-request")) {
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(58);
    }
  }
  /** Measures what is shown now at both ways to hold a tablet, and leaves the tablet turned. */
  let isTurned = false;
  async function expectLarge(what: string) {
    await expect.poll(() => smallTargets(dj), what).toEqual([]);
    isTurned = !isTurned;
    await dj.setViewportSize(isTurned ? PORTRAIT : LANDSCAPE);
    await expect.poll(() => smallTargets(dj), `${what}, turned`).toEqual([]);
  }
  const button = (name: string | RegExp) => dj.getByRole("button", { name, exact: true });
  const close = () => dj.keyboard.press("Escape");
  await button("Accept Song 1").click();
  await expect(button("Play Song 1")).toBeVisible();
  await expectLarge("the board");
  for (const name of ["More for Song 1", "Decline Song 2", /^Order/, /^Account/]) {
    await button(name).click();
    await expect(dj.getByRole("menu")).toBeVisible();
    await expectLarge(`the menu ${name}`);
    await close();
    await expect(dj.getByRole("menu")).toHaveCount(0);
  }
  const dialog = dj.getByRole("dialog");
  for (const name of ["Add request", /^Notifications/]) {
    await button(name).click();
    await expect(dialog).toBeVisible();
    await expectLarge(`the dialog ${name}`);
    await close();
    await expect(dialog).toHaveCount(0);
  }
  for (const [key, name] of [
    ["Enter", "Song 2"],
    ["?", "Keyboard shortcuts"],
    ["ControlOrMeta+k", "Search pages and actions"],
  ] as const) {
    await rows.first().press(key);
    await expect(dj.getByRole("dialog", { name })).toBeVisible();
    await expectLarge(`the dialog ${name}`);
    await close();
    await expect(dialog).toHaveCount(0);
  }
  await dj.setViewportSize({ ...LANDSCAPE, height: 320 });
  await button("More for Song 1").click();
  // Keys reach what a menu scrolls.
  expect(await axeViolations(dj, "dialog[open]")).toEqual([]);
  await close();
  await dj.setViewportSize(LANDSCAPE);
  await button("Select").click();
  await expectLarge("picking several");
  await dj.setViewportSize(PORTRAIT);
  await button("Open menu").click();
  await expect(dj.getByRole("link", { name: "DJ board" })).toBeVisible();
  await expect.poll(() => smallTargets(dj)).toEqual([]);
  await close();
  await dj.setViewportSize({ width: 375, height: 667 });
  await expect.poll(() => smallTargets(dj)).toEqual([]);
});

test("on a small tablet titles have the room, and nothing moves under a pointer", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  const queued = ["Could You Be Loved", "Cruel Summer", "Don’t You (Forget About Me)"];
  for (const title of queued) {
    const id = await writeDown(dj, event.id, title, { artist: "Bob Marley" });
    await dj.request.patch(`/api/dj/requests/${id}`, { data: { status: "accepted" } });
  }
  const waiting = ["Can’t Get You Out of My Head", "I Wanna Dance with Somebody"];
  for (const title of waiting) await writeDown(dj, event.id, title, { artist: "Kylie Minogue" });
  await dj.setViewportSize({ width: 1024, height: 768 });
  await dj.goto(`/DJPortal?event=${event.id}`, { waitUntil: "networkidle" });
  const board = dj.getByRole("main");
  for (const title of [...queued, ...waiting]) {
    const shown = board.getByTitle(title, { exact: true });
    const cut = await shown.evaluate((part) => part.scrollHeight - part.clientHeight);
    expect(cut, `${title} is cut`).toBeLessThanOrEqual(3);
  }
  const play = (title: string) => dj.getByRole("button", { name: `Play ${title}` });
  await expect(play("Could You Be Loved")).toHaveCSS("opacity", "1");
  await expect(play("Cruel Summer")).toHaveCSS("opacity", "0");
  const places = () =>
    board.locator("[title], button").evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, width } = part.getBoundingClientRect();
        return [left, top, width];
      }),
    );
  const before = await places();
  await board.getByTitle("Cruel Summer").hover();
  await expect(play("Cruel Summer")).toHaveCSS("opacity", "1");
  expect(await places()).toEqual(before);
  await play("Don’t You (Forget About Me)").focus();
  await expect(play("Don’t You (Forget About Me)")).toHaveCSS("opacity", "1");
  expect(await places()).toEqual(before);
  // In a row of the list, the exact time covers the words, and pushes none of them away.
  const row = dj.getByRole("listitem", { name: /^I Wanna Dance/ });
  const exact = row.getByRole("time").locator("span").last();
  const artist = await row.getByTitle("Kylie Minogue").boundingBox();
  await dj.mouse.move((artist?.x ?? 0) + 4, (artist?.y ?? 0) + 4);
  await expect(exact).toBeInViewport();
  expect(await places()).toEqual(before);
});

test("what would be undone is said in full, in every language and at every width", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  const id = await writeDown(dj, event.id, "Cruel Summer");
  await dj.request.patch(`/api/dj/requests/${id}`, { data: { status: "accepted" } });
  await dj.goto(`/DJPortal?event=${event.id}`, { waitUntil: "networkidle" });
  const step = dj.getByRole("button", { name: "Undo: accept" }).getByText("Undo: accept");
  await step.evaluate((part) => part.setAttribute("data-step", ""));
  const shown = dj.locator("[data-step]");
  for (const width of [820, 1024, 1280]) {
    await dj.setViewportSize({ width, height: 800 });
    const cut = await shown.evaluate((part, all) => {
      return all.filter((text) => {
        part.textContent = text;
        return part.scrollHeight - part.clientHeight > 3;
      });
    }, undoWords);
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

test("newcomers out of view are counted, and a press leads to them wherever they are", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  const ids: string[] = [];
  for (const title of titles(24)) ids.push(await writeDown(dj, event.id, title));
  const change = { status: "accepted" };
  const data = { ids: ids.slice(0, 12), change };
  await dj.request.post(`/api/dj/events/${event.id}/bulk`, { data });
  await dj.goto(`/DJPortal?event=${event.id}`, { waitUntil: "networkidle" });
  const row = (name: string) => dj.getByRole("listitem", { name, exact: true });

  await writeDown(dj, event.id, "Latecomer");
  await expect(dj.getByRole("status").filter({ hasText: "1 new request" })).toBeAttached();
  await dj.getByRole("button", { name: "1 new" }).click();
  await expect(row("Latecomer")).toBeFocused();
  await expect(row("Latecomer")).toBeInViewport({ ratio: 1 });
  await expect(dj.getByRole("button", { name: "1 new" })).toHaveCount(0);

  await dj.getByRole("link", { name: /Played/ }).click();
  // Until then, the list of before is in view, and so is what comes to it.
  await expect(dj.getByText("Nothing has been played yet.")).toBeVisible();
  for (const title of ["Later", "Last"]) await writeDown(dj, event.id, title);
  await dj.getByRole("button", { name: "2 new" }).click();
  await expect(row("Last")).toBeFocused();
  await expect(dj).toHaveURL(/sort=newest/);

  // However long the queue, what is playing stays in view.
  await dj.getByRole("button", { name: "Play Song 12" }).scrollIntoViewIfNeeded();
  await expect(dj.getByRole("region", { name: "Playing now" })).toBeInViewport({ ratio: 1 });
});

test("a list includes what happened while it was being read", async ({ asDj, newEvent }) => {
  const event = await newEvent();
  const dj = await asDj();
  await writeDown(dj, event.id, "Song 1");
  await dj.goto(`/DJPortal?event=${event.id}`, { waitUntil: "networkidle" });
  /** Reads the list before the next request, and answers after the page has received that request. */
  async function late(route: Route) {
    const response = await route.fetch();
    await writeDown(dj, event.id, "Song 2");
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ response });
  }
  await dj.route(/search=song/, late, { times: 1 });
  const answered = dj.waitForResponse(/search=song/);
  await dj.getByRole("textbox", { name: "Search title, artist, guest or message" }).fill("song");
  await answered;
  await expect(dj.getByText("1–2 of 2")).toBeVisible();
});

test("the DJ keeps what they typed when the request leaves the page", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const [dj, guest] = [await asDj(), await asGuest()];
  const ids: string[] = [];
  for (const title of titles(51)) ids.push(await writeDown(dj, event.id, title));
  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: "Decline Song 50" }).click();
  await dj.getByRole("menuitem", { name: "Other, in my words…" }).click();
  const words = dj.getByRole("textbox", { name: "Your words to the guest" });
  await words.fill("After midnight");
  await guest.request.post(`/api/events/${event.code}/requests/${ids[50]}/backing`);
  const row = (name: string) => dj.getByRole("listitem", { name, includeHidden: true });
  await expect(row("Song 50")).toHaveCount(0);

  await expect(words).toHaveValue("After midnight");
  await dj.getByRole("button", { name: "Send" }).click();
  await dj.getByRole("link", { name: /Declined/ }).click();
  await expect(row("Song 50")).toBeVisible();
});

test("keys work from the page and after the skip link, without a row in focus", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  for (const title of titles(3)) await writeDown(dj, event.id, title);
  await dj.goto(`/DJPortal?event=${event.id}&sort=oldest`);
  const row = (title: string) => dj.getByRole("listitem", { name: title, exact: true });
  const queued = dj.getByRole("list", { name: "Queue" }).getByRole("listitem");

  await dj.keyboard.press("a");
  await expect(queued).toHaveText([/Song 1/]);
  await dj.getByRole("link", { name: "Skip to requests" }).press("Enter");
  await dj.keyboard.press("ArrowDown");
  await expect(row("Song 2")).toBeFocused();
  await dj.reload();
  await dj.keyboard.press("d");
  await expect(dj.getByRole("menuitem", { name: "Don’t have it" })).toBeVisible();
  await dj.keyboard.press("Escape");

  await dj.reload();
  await dj.keyboard.press("p");
  await expect(dj.getByRole("button", { name: "Mark Song 1 as played" })).toBeVisible();
  await dj.keyboard.press("m");
  await expect(dj.getByText("Nothing is playing.")).toBeVisible();
  await dj.keyboard.press("/");
  await dj.keyboard.type("pm");
  await expect(dj.getByRole("textbox", { name: /^Search title/ })).toHaveValue("pm");
});

test("a mistaken accept goes back to waiting though newer steps stand on it, and what was played as well", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  for (const title of titles(2)) await writeDown(dj, event.id, title);
  await dj.goto(`/DJPortal?event=${event.id}`);
  const queue = dj.getByRole("list", { name: "Queue" });
  const waiting = dj.getByRole("list", { name: "Requests" });
  const accept = (title: string) => dj.getByRole("button", { name: `Accept ${title}` });
  const more = async (title: string, choice: string) => {
    await dj
      .getByRole("button", { name: `More for ${title}` })
      .first()
      .press("Enter");
    await dj.getByRole("menuitem", { name: choice }).press("Enter");
  };
  for (const title of titles(2)) await accept(title).press("Enter");
  await expect(queue.getByRole("listitem")).toHaveCount(2);
  await more("Song 1", "Back to waiting");
  await expect(accept("Song 1")).toBeVisible();
  await expect(queue.getByRole("listitem")).toHaveCount(1);
  await dj.getByRole("button", { name: /^Undo: back to waiting/ }).press("Enter");
  await expect(queue.getByRole("listitem")).toHaveText([/Song 1/, /Song 2/]);

  await more("Song 1", "Decline…");
  const dialog = dj.getByRole("dialog", { name: /^Decline/ });
  await dialog.getByRole("button", { name: "Doesn’t fit now" }).click();
  await expect(queue.getByRole("listitem")).toHaveCount(1);
  await queue.getByRole("button", { name: "Play Song 2" }).press("Enter");
  await dj.getByRole("button", { name: "Mark Song 2 as played" }).press("Enter");

  await dj.getByRole("link", { name: "Played" }).click();
  await expect(waiting.getByRole("listitem", { name: "Song 2" })).toBeVisible();
  // Back follows at once, from what the page has.
  await dj.goBack();
  await expect(dj.getByRole("link", { name: "Waiting" })).toHaveAttribute("aria-current", "true", {
    timeout: 300,
  });
  await dj.goForward();
  await more("Song 2", "Back to waiting");
  await dj.getByRole("link", { name: "Waiting" }).click();
  await expect(accept("Song 2")).toBeVisible();
});

test("several songs of the queue are played next in the order in which they are picked", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  for (const title of titles(4)) {
    const id = await writeDown(dj, event.id, title);
    await dj.request.patch(`/api/dj/requests/${id}`, { data: { status: "accepted" } });
  }
  await dj.goto(`/DJPortal?event=${event.id}&filter=queue`);
  await dj.getByRole("button", { name: "Select" }).click();
  for (const title of ["Song 4", "Song 2"]) await dj.getByLabel(`Select ${title}`).check();
  await dj.getByRole("button", { name: "Play next" }).click();
  const queued = dj.getByRole("list", { name: "Queue" }).getByRole("listitem");
  await expect(queued).toHaveText([/Song 4/, /Song 2/, /Song 1/, /Song 3/]);
  await dj.reload();
  await expect(queued).toHaveText([/Song 4/, /Song 2/, /Song 1/, /Song 3/]);
});
