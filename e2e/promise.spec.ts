import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { askFor, own } from "./guest-page";
import { writeDown } from "./night";

/** Has a guest's song come next, behind one that plays and before another. */
async function comeNext(dj: Page, event: { id: string; code: string }, guest: Page) {
  const step = (id: string, status: string) =>
    dj.request.patch(`/api/dj/requests/${id}`, { data: { status } });
  const playing = await writeDown(dj, event.id, "Titanium");
  for (const status of ["accepted", "playing"]) await step(playing, status);
  await guest.goto(`/requests?event=${event.code}`);
  await askFor(guest, "Zombie");
  await expect(own(guest).getByText("Waiting")).toBeVisible();
  const list = await dj.request.get(`/api/dj/events/${event.id}/requests?filter=pending`);
  const { requests } = await list.json();
  await step(requests[0].id, "accepted");
  await step(await writeDown(dj, event.id, "Yellow"), "accepted");
  return { lineOf: () => lineOf(dj, event.id) };
}

async function lineOf(dj: Page, id: string) {
  const list = await dj.request.get(`/api/dj/events/${id}/requests?filter=queue`);
  const { requests } = await list.json();
  return requests.map(({ title }: { title: string }) => title);
}

const notNow = (guest: Page) => own(guest).getByRole("button", { name: "Not now: Zombie" });
const promise = (guest: Page) => own(guest).getByText("This spot is yours.");

test("a guest whose song is next is told so, and lets another go before it", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const [dj, guest] = [await asDj(), await asGuest()];
  const { lineOf } = await comeNext(dj, event, guest);
  await expect(promise(guest)).toBeVisible();
  // The DJ is asked before another song goes first.
  await dj.goto(`/DJPortal?event=${event.id}`);
  await dj.getByRole("button", { name: "More for Yellow" }).click();
  await dj.getByRole("menuitem", { name: "Pin as next" }).click();
  await dj.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await lineOf()).toEqual(["Zombie", "Yellow"]);

  await notNow(guest).click();
  await expect.poll(lineOf).toEqual(["Yellow", "Zombie"]);
  await expect(promise(guest)).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest whose song is next lets another go before it", async ({
    asDj,
    asGuest,
    newEvent,
  }) => {
    const event = await newEvent();
    const [dj, guest] = [await asDj(), await asGuest()];
    const { lineOf } = await comeNext(dj, event, guest);
    await guest.reload();
    await notNow(guest).click();
    await expect(promise(guest)).toHaveCount(0);
    await expect(guest.getByText("The DJ knows, and you keep your turn.")).toBeVisible();
    expect(await lineOf()).toEqual(["Yellow", "Zombie"]);
  });
});
