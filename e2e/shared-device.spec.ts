import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { signUpAs } from "./second-dj";

const DESK = "/api/dj/desk/notes";

/** Writes a note that begins with these words. */
async function writeNote(page: Page, words: string) {
  await page.goto("/apps/notes");
  await page.getByRole("button", { name: "New note" }).click();
  const saved = page.waitForResponse(
    (answer) => answer.ok() && String(answer.request().postData()).includes(words),
  );
  await page.getByRole("textbox", { name: "Text of the note" }).fill(words);
  await saved;
}

test("a page that is left open reads and writes nothing with the session of another account", async ({
  asGuest,
  allowConsole,
}) => {
  allowConsole(/401 \(Unauthorized\)/);
  const [ana, bo] = [await asGuest(), await asGuest()];
  await signUpAs(ana, "Ana");
  const boSignsIn = await signUpAs(bo, "Bo");
  await writeNote(ana, "A note of Ana's");
  await writeNote(bo, "A note of Bo's");

  // Ana's session ends, and Bo signs in on the same device, in another tab.
  await ana.context().clearCookies();
  expect((await ana.request.post("/api/auth/sign-in", { data: boSignsIn })).status()).toBe(200);
  const refused = ana.waitForResponse(
    (answer) => answer.url().endsWith(DESK) && answer.status() === 401,
  );
  await ana.evaluate(() => window.dispatchEvent(new Event("focus")));
  await refused;
  const text = ana.getByRole("textbox", { name: "Text of the note" });
  await text.fill("A note of Ana's, longer");
  await expect(ana.getByText("Not saved: signed out").first()).toBeVisible();
  await expect(ana.getByText("A note of Bo's")).toHaveCount(0);
  expect(await (await bo.request.get(DESK)).text()).not.toContain("A note of Ana's");

  // Her page loads again as Bo's, as soon as one of his opens.
  const tab = await ana.context().newPage();
  await tab.goto("/apps/tickets");
  await expect(ana.getByText("A note of Bo's").first()).toBeVisible();
  await expect(ana.getByText("A note of Ana's")).toHaveCount(0);
});

test("a sign-out takes the account from the other open tabs as well", async ({ asGuest }) => {
  const notes = await asGuest();
  await signUpAs(notes, "Ana");
  const [events, tab] = [await notes.context().newPage(), await notes.context().newPage()];
  await events.goto("/DJPortal/events");
  await writeNote(notes, "A note of Ana's");
  await tab.goto("/apps/tickets");
  await tab.getByRole("button", { name: /^Account of/ }).click();
  await tab.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(tab).toHaveURL("/auth/login");
  await expect(events).toHaveURL(/\/auth\/login/);
  await expect(notes.getByText("A note of Ana's")).toHaveCount(0);
  await expect(notes.getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("who signs in next, and not by the form, finds no board of the account before on the device", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const { id } = await newEvent();
  const [dj, bo] = [await asDj(), await asGuest()];
  const boSignsIn = await signUpAs(bo, "Bo");
  await dj.goto(`/DJPortal?event=${id}`);
  const hasBoard = () => dj.evaluate(() => caches.has("crowdcue-board"));
  await expect.poll(hasBoard).toBe(true);

  await dj.context().clearCookies();
  expect((await dj.request.post("/api/auth/sign-in", { data: boSignsIn })).status()).toBe(200);
  await dj.goto("/apps/tickets");
  await expect.poll(hasBoard).toBe(false);
});
