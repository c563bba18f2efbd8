import type { Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { writeDown } from "./night";

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
  for (const title of titles(11)) await writeDown(dj, event.id, title);
  await dj.goto(`/DJPortal?event=${event.id}&page=2`);
  await dj.getByRole("button", { name: "Accept Song 11" }).click();
  await expect(dj.getByRole("button", { name: /^Accept Song/ })).toHaveCount(10);
  await expect(dj.getByText("1–10 of 10")).toBeVisible();
});

test("a step that cannot be sent rolls back at once", async ({ asDj, newEvent, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const event = await newEvent();
  const dj = await asDj();
  for (const title of titles(2)) await writeDown(dj, event.id, title);
  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: "Accept Song 1" }).click();
  await dj.getByRole("button", { name: "Play Song 1" }).click();
  await expect(dj.getByRole("button", { name: "Undo play" })).toBeEnabled();
  await dj.getByRole("button", { name: "Accept Song 2" }).click();
  await expect(dj.getByRole("button", { name: "Undo accept" })).toBeEnabled();

  await dj.context().setOffline(true);
  await dj.getByRole("button", { name: "Play Song 2" }).click();
  await expect(dj.getByRole("listitem").filter({ hasText: "Something went wrong" })).toBeVisible();
  await expect(dj.getByRole("button", { name: "Song 1 was played" })).toBeVisible();
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

  await guest.goto(`/requests?event=${event.code}`, { waitUntil: "networkidle" });
  await guest.getByRole("button", { name: "Vote for Song 1" }).click();
  const voted = dj.getByRole("listitem", { name: "Song 1" });
  await expect(voted.getByLabel("2 guests are behind this")).toBeVisible();
  await voted.getByRole("button", { name: "Accept Song 1" }).click();
  await expect(dj.getByText("1–2 of 2")).toBeVisible();
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
  await dj.getByRole("textbox", { name: "Search title, artist, guest or message" }).fill("song");
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
  for (const title of titles(11)) ids.push(await writeDown(dj, event.id, title));
  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: "Decline Song 10" }).click();
  await dj.getByRole("menuitem", { name: "Other, in my words…" }).click();
  const words = dj.getByRole("textbox", { name: "Your words to the guest" });
  await words.fill("After midnight");
  await guest.request.post(`/api/events/${event.code}/requests/${ids[10]}/backing`);
  const row = (name: string) => dj.getByRole("listitem", { name, includeHidden: true });
  await expect(row("Song 10")).toHaveCount(0);

  await expect(words).toHaveValue("After midnight");
  await dj.getByRole("button", { name: "Send" }).click();
  await dj.getByRole("link", { name: /Declined/ }).click();
  await expect(row("Song 10")).toBeVisible();
});
