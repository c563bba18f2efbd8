import { randomUUID } from "node:crypto";
import type { Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { askFor, own } from "./guest-page";
import { writeDown } from "./night";

test("a double tap asks once, and without a word of blame", async ({ asGuest, newEvent }) => {
  const event = await newEvent();
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await guest.getByRole("combobox", { name: "Song" }).fill("Zombie");
  await guest.getByRole("button", { name: "Ask for it" }).dblclick();
  await expect(own(guest).getByText("Waiting")).toBeVisible();
  await expect(guest.getByText("Which song?")).toHaveCount(0);
});

test("the tiles count right when the stream is faster than the answer", async ({
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const guest = await asGuest();
  /** Lets the answer to a write wait until the page has heard of it by the stream. */
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
  await guest.getByRole("button", { name: "Take back your vote for Zombie" }).click();
  await isAnswered;
  await expect(tile(/Mine/)).toHaveText("0Mine");
  await expect(tile(/All/)).toHaveText("0All");
});

test("a guest sees at once that a request has come free again", async ({
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

test("what one tab has saved for later, another does not lose", async ({
  asGuest,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  const event = await newEvent();
  const first = await asGuest();
  const second = await first.context().newPage();
  for (const tab of [first, second]) {
    await tab.goto(`/requests?event=${event.code}`);
    await tab.getByRole("combobox", { name: "Song" }).click();
  }
  await first.context().setOffline(true);
  await askFor(first, "Zombie", "The Cranberries");
  await expect(own(second).getByText("Saved, will be sent")).toBeVisible();
  await second.getByRole("combobox", { name: "Song" }).fill("Dreams");
  await first.close();
  await second.context().setOffline(false);
  await second.reload();
  await expect(own(second).getByText("Waiting")).toBeVisible();
});

test("the page of an event opens by itself when its time has come", async ({
  asGuest,
  newEvent,
}) => {
  const opensAt = new Date(Date.now() + 6000).toISOString();
  const event = await newEvent({ opensAt });
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await expect(guest.getByText("has not started yet")).toBeVisible();
  await expect(guest.getByRole("combobox", { name: "Song" })).toBeVisible();
});

test("a page beyond the last shows the last", async ({ asDj, asGuest, newEvent }) => {
  const event = await newEvent();
  const [dj, guest] = [await asDj(), await asGuest()];
  await writeDown(dj, event.id, "Zombie");
  await guest.goto(`/requests?event=${event.code}&page=99`);
  await expect(guest.getByText("1–1 of 1")).toBeVisible();
  await expect(guest.getByText("Zombie")).toBeVisible();
});

test("a guest who has typed the code comes back to the event without it, until it is over", async ({
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
  await guest.getByRole("link", { name: "Join another event" }).click();
  await expect(guest.getByRole("textbox", { name: "Event code" })).toBeVisible();
});

test("what another tab has sent is the guest's own here as well, told by the stream alone", async ({
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await expect(guest.getByRole("heading", { name: "Tonight" })).toBeVisible();

  // As a tab leaves it that closes once the answer has come.
  const id = randomUUID();
  const other = await guest.context().newPage();
  await other.goto("/auth/login");
  await other.evaluate((confirmed) => {
    const draft = { title: "", artist: "", name: "", message: "" };
    const state = { asks: [], confirmed: [confirmed], draft };
    localStorage.setItem("crowdcue-outbox", JSON.stringify({ state, version: 0 }));
  }, id);
  const data = { id, title: "Zombie" };
  const sent = await guest.request.post(`/api/events/${event.code}/requests`, { data });
  expect(sent.status()).toBe(201);
  await expect(own(guest).getByText("Zombie")).toBeVisible();
});
