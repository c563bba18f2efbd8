import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { own } from "./guest-page";
import { writeDown } from "./night";

test.use({ isFirstVisit: true });

/** Opens a page and holds its scripts back. Returns a function that releases them. */
async function openEarly(page: Page, path: string) {
  let comeAlive = () => {};
  const early = new Promise<void>((resolve) => {
    comeAlive = resolve;
  });
  await page.route(/_next\/static.*\.js/, async (route) => {
    await early;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return comeAlive;
}

test("a tap before hydration takes effect once the page is hydrated", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  for (const title of ["Song 1", "Song 2", "Song 3"]) await writeDown(dj, event.id, title);
  const comeAlive = await openEarly(dj, `/DJPortal?event=${event.id}`);
  const accept = dj.getByRole("button", { name: /^Accept Song/ });
  await accept.first().dblclick();
  await expect(accept).toHaveCount(3);
  comeAlive();
  await expect(dj.getByRole("button", { name: "Play Song 1" })).toBeVisible();
  await expect(accept).toHaveCount(2);
});

test("text typed before hydration is sent once the page is hydrated", async ({
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const guest = await asGuest();
  const comeAlive = await openEarly(guest, `/requests?event=${event.code}`);
  await guest.getByRole("combobox", { name: "Song" }).fill("Zombie");
  await guest.getByRole("textbox", { name: "Artist (optional)" }).fill("The Cranberries");
  const heard = guest.waitForRequest(/\/live\b/);
  comeAlive();
  await heard;
  await guest.getByRole("button", { name: "Request song" }).click();
  await expect(own(guest)).toContainText("Zombie");
  await expect(own(guest)).toContainText("The Cranberries");
});

test("a search typed before hydration runs once the page is hydrated", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  for (const title of ["Song 1", "Song 2"]) await writeDown(dj, event.id, title);
  const comeAlive = await openEarly(dj, `/DJPortal?event=${event.id}`);
  await dj.getByRole("textbox", { name: "Search title, artist, guest or message" }).fill("song 2");
  comeAlive();
  await expect(dj.getByRole("button", { name: /^Accept Song/ })).toHaveCount(1);
});
