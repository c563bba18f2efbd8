import { randomUUID } from "node:crypto";
import type { Route } from "@playwright/test";
import { expect, expectNoAxeViolations, goOffline, hydrated, test } from "./fixtures";
import { askFor, own } from "./guest-page";
import { writeDown } from "./night";

test("a double tap sends one request and shows no error", async ({ asGuest, newEvent }) => {
  const event = await newEvent();
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await guest.getByRole("combobox", { name: "Song" }).fill("Zombie");
  await guest.getByRole("button", { name: "Request song" }).dblclick();
  await expect(own(guest).getByText("Waiting")).toBeVisible();
  await expect(guest.getByText("Which song?")).toHaveCount(0);
});

test("the tiles count correctly when the stream is faster than the answer", async ({
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const guest = await asGuest();
  /** Delays the answer to a write until the page has received the change from the stream. */
  async function late(route: Route) {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fulfill({ response });
  }
  await guest.route("**/requests", late);
  await guest.route("**/backing", late);
  await guest.goto(`/requests?event=${event.code}`);
  const tile = (name: RegExp) => guest.getByRole("link", { name });

  await askFor(guest, "Zombie", "The Cranberries");
  await expect(own(guest).getByText("Waiting")).toBeVisible();
  await expect(tile(/Mine/)).toHaveText("1Mine");
  await expect(tile(/All/)).toHaveText("1All");
  const isAnswered = guest.waitForResponse(/backing/);
  await own(guest).getByRole("button", { name: "Withdraw Zombie" }).click();
  await isAnswered;
  await expect(tile(/Mine/)).toHaveText("0Mine");
  await expect(tile(/All/)).toHaveText("0All");
});

test("a guest sees at once that they may send one more request", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const [guest, dj] = [await asGuest(), await asDj()];
  await guest.goto(`/requests?event=${event.code}`);
  await askFor(guest, "Zombie", "The Cranberries");
  await expect(guest.getByText("2 of 3 requests left")).toBeVisible();
  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: "Accept Zombie" }).click();
  await expect(guest.getByText("3 of 3 requests left")).toBeVisible();
});

test("one tab keeps what another tab saved for later", async ({
  asGuest,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/);
  const event = await newEvent();
  const first = await asGuest();
  const second = await first.context().newPage();
  for (const tab of [first, second]) {
    await tab.goto(`/requests?event=${event.code}`);
    await tab.getByRole("combobox", { name: "Song" }).click();
  }
  await goOffline(first);
  await askFor(first, "Zombie", "The Cranberries");
  await expect(own(second).getByText("Saved. Sends when you’re online")).toBeVisible();
  await second.getByRole("combobox", { name: "Song" }).fill("Dreams");
  await first.close();
  await second.context().setOffline(false);
  await second.reload();
  await expect(own(second).getByText("Waiting")).toBeVisible();
});

test("an event's page opens by itself at the opening time", async ({ asGuest, newEvent }) => {
  const opensAt = new Date(Date.now() + 6000).toISOString();
  const event = await newEvent({ opensAt });
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await expect(guest.getByText("hasn’t started yet")).toBeVisible();
  await expect(guest.getByRole("combobox", { name: "Song" })).toBeVisible();
});

test("a page number beyond the last shows the last page", async ({ asDj, asGuest, newEvent }) => {
  const event = await newEvent();
  const [dj, guest] = [await asDj(), await asGuest()];
  await writeDown(dj, event.id, "Zombie");
  await guest.goto(`/requests?event=${event.code}&page=99`);
  await expect(guest.getByText("Zombie")).toBeVisible();
  // The tiles tell how many there are.
  await expect(guest.getByText("1–1 of 1")).toHaveCount(0);
});

test("a guest who typed the code returns to the event without it, until the event is closed", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent({ name: "Summer night" });
  const guest = await asGuest();
  await guest.goto("/requests");
  await guest.getByRole("textbox", { name: "Event code" }).fill(event.code.toLowerCase());
  await guest.getByRole("textbox", { name: "Event code" }).press("Enter");
  await expect(guest.getByText("Summer night")).toBeVisible();
  await guest.goto("/requests");
  await expect(guest.getByText("Summer night")).toBeVisible();
  await askFor(guest, "Zombie", "The Cranberries");
  await expect(own(guest).getByText("Waiting")).toBeVisible();

  const dj = await asDj();
  await dj.request.patch(`/api/dj/events/${event.id}`, { data: { status: "closed" } });
  await guest.getByRole("link", { name: "Join another event" }).first().click();
  await expect(guest.getByRole("textbox", { name: "Event code" })).toBeVisible();
});

test("a request sent in another tab shows as the guest's own here, also if the stream was first", async ({
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await expect(guest.getByRole("heading", { name: "Tonight" })).toBeVisible();

  await hydrated(guest);
  const id = randomUUID();
  const data = { id, title: "Zombie" };
  const sent = await guest.request.post(`/api/events/${event.code}/requests`, { data });
  expect(sent.status()).toBe(201);
  await expect(guest.getByText("Zombie")).toBeVisible();

  // The state that a tab leaves when it closes right after the answer.
  const other = await guest.context().newPage();
  await other.goto("/auth/login");
  await other.evaluate((confirmed) => {
    const draft = { title: "", artist: "", name: "", message: "" };
    const state = { asks: [], confirmed: [confirmed], draft };
    localStorage.setItem("crowdcue-outbox", JSON.stringify({ state, version: 0 }));
  }, id);
  await expect(own(guest).getByText("Zombie")).toBeVisible();
});

test("a guest withdraws a request, and undoes it", async ({ asGuest, newEvent }) => {
  const event = await newEvent();
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await askFor(guest, "Zombie", "The Cranberries");
  await expect(guest.getByRole("status").getByText("is with the DJ")).toBeVisible();
  await own(guest).getByRole("button", { name: "Withdraw Zombie" }).press("Enter");
  await expect(own(guest)).toHaveCount(0);
  // Nothing is left near it.
  await expect(guest.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(guest.getByText("is with the DJ")).toHaveCount(0);
  await guest.getByRole("button", { name: "Undo" }).click();
  await expect(own(guest).getByText("Waiting")).toBeVisible();
});

test("a request saved offline goes out from any page of the site", async ({
  asGuest,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/);
  const event = await newEvent();
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await goOffline(guest);
  await askFor(guest, "Zombie", "The Cranberries");
  await expect(own(guest).getByText("Saved")).toBeVisible();
  const other = await guest.context().newPage();
  await guest.close();
  await other.context().setOffline(false);
  await other.goto("/landingpage");
  await expect(other.getByText(/Zombie.* is with the DJ/)).toBeVisible();
  await other.goto(`/requests?event=${event.code}`);
  await expect(own(other).getByText("Waiting")).toBeVisible();
});

test("a request that comes too soon says when it goes out, and one that is refused can be edited", async ({
  asGuest,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/429/);
  const event = await newEvent({ settings: { pauseSeconds: 30, waitingLimit: 2 } });
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await askFor(guest, "Zombie");
  await expect(own(guest).getByText("Waiting")).toBeVisible();
  await askFor(guest, "Yellow");
  await expect(own(guest).getByText(/Sends in \d+ s/)).toBeVisible();

  const second = await asGuest();
  await second.goto(`/requests?event=${event.code}`);
  await second.route("**/requests", (route) =>
    route.fulfill({ status: 429, json: { error: { code: "limit_reached" } } }),
  );
  await askFor(second, "Yellow");
  await expect(own(second).getByRole("alert")).toBeVisible();
  await own(second).getByRole("button", { name: "Edit" }).click();
  await expect(second.getByRole("combobox", { name: "Song" })).toHaveValue("Yellow");
});

test("at the limit a guest swaps a waiting song, and has it back with undo", async ({
  asGuest,
  newEvent,
}) => {
  const event = await newEvent({ settings: { waitingLimit: 1 } });
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await askFor(guest, "Zombie", "The Cranberries");
  await expect(own(guest).getByText("Waiting")).toBeVisible();
  await guest.getByRole("combobox", { name: "Song" }).fill("Yellow");
  // By key: a tap on what has just moved under the finger does nothing.
  await guest.getByRole("radio", { name: "Zombie" }).press("Space");
  await expectNoAxeViolations(guest);
  await guest.getByRole("button", { name: "Swap song" }).click();
  await expect(own(guest).getByText("Yellow")).toBeVisible();
  await expect(own(guest).getByText("Zombie")).toHaveCount(0);
  await guest.getByRole("button", { name: "Undo" }).click();
  await expect(own(guest).getByText("Zombie")).toBeVisible();
  await expect(own(guest).getByText("Yellow")).toHaveCount(0);
});

test("a muted guest sees nothing of it, and a banned one reads why", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const [guest, dj] = [await asGuest(), await asDj()];
  await guest.goto(`/requests?event=${event.code}`);
  await askFor(guest, "Zombie");
  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: /^Guests and messages/ }).click();
  async function decide(choice: string) {
    await dj.getByRole("button", { name: /^More options for/ }).click();
    await dj.getByRole("menuitem", { name: choice }).click();
  }
  await decide("Mute silently");
  await expect(dj.getByText(/ · Muted$/)).toBeVisible();
  await askFor(guest, "Barbie Girl");
  await expect(own(guest).getByText("Waiting")).toHaveCount(2);
  await guest.reload();
  await expect(own(guest).getByText("Waiting")).toHaveCount(2);
  await expect(guest.getByRole("link", { name: /All/ })).toHaveText("2All");

  await decide("Ban guest");
  await expect(dj.getByText(/ · Banned$/)).toBeVisible();
  await expect(guest.getByText("The DJ no longer takes requests from this phone.")).toBeVisible();
  await dj.keyboard.press("Escape");
  await dj.getByRole("button", { name: /^Muted guests/ }).click();
  await dj.getByRole("button", { name: /^Let in: .*Barbie Girl/ }).click();
  await expect(dj.getByRole("button", { name: "Accept Barbie Girl" })).toBeVisible();
  await expect(dj.getByRole("button", { name: /^Muted guests/ })).toHaveCount(0);
});

test("a misspelled song is asked about before it is sent, and joins the one on the list", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  await writeDown(await asDj(), event.id, "Bohemian Rhapsody", { artist: "Queen" });
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await askFor(guest, "Bohemian Rapsody");
  await expect(guest.getByText(/Did you mean .*Bohemian Rhapsody.* by .*Queen/)).toBeVisible();
  await expect(own(guest)).toHaveCount(0);
  await guest.getByRole("button", { name: "Yes, that one" }).click();
  await expect(own(guest).getByText("Bohemian Rhapsody")).toBeVisible();
  await expect(guest.getByRole("link", { name: "1 All" })).toBeVisible();
});

test("a DJ's permanent link leads to the event that runs, and a name of nobody to a page of its own", async ({
  request,
}) => {
  const answerTo = (name: string) => request.get(`/d/${name}`, { maxRedirects: 0 });
  for (const name of ["mika", "M%C3%ADKA"]) {
    const answer = await answerTo(name);
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toMatch(/^\/requests\?event=\w{6}$/);
    expect(answer.headers()["cache-control"]).toContain("no-store");
  }
  for (const name of ["nobody", "%00", "..%2f..", "mika%2Fx", "x".repeat(3000), "__proto__"]) {
    const answer = await answerTo(name);
    expect(answer.status(), name).toBe(404);
    expect(await answer.text(), name).toContain("This page doesn’t exist");
  }
  // The address itself is broken, and no page of its own gets to see it.
  const broken = await answerTo("%E0%A4%A");
  expect(broken.headers().location).toBe("/auth/404");
});
