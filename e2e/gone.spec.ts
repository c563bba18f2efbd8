import type { Page } from "@playwright/test";
import type { DjEvent } from "@/lib/party/events/schema";
import { expect, test } from "./fixtures";
import { own } from "./guest-page";
import { writeDown } from "./night";

/** The event is deleted on another device, of which this page does not hear. */
async function deleteUnheard(page: Page, dj: Page, { id }: DjEvent) {
  await page.route(/\/live\b/, (route) => route.abort());
  expect((await dj.request.delete(`/api/dj/events/${id}`)).status()).toBe(204);
}

const GONE = "We couldn’t find that. It may be gone.";

test("hosts' lists of a night that was deleted on another device: each press says it, and keeps what was typed", async ({
  asDj,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/404|ERR_FAILED/);
  const event = await newEvent({ name: "Deleted elsewhere" });
  const [page, other] = [await asDj(), await asDj()];
  await page.goto("/DJPortal/events");
  await page.getByRole("button", { name: `More for ${event.name}` }).click();
  await page.getByRole("menuitem", { name: "Must-play and do-not-play" }).click();
  const mustPlay = page.getByRole("region", { name: "Must-play" });
  await mustPlay.getByRole("textbox").fill("ABBA - Waterloo");
  await expect(page.getByRole("button", { name: "Create link" })).toBeEnabled();
  await deleteUnheard(page, other, event);
  await mustPlay.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText(GONE).first()).toBeVisible();
  await expect(mustPlay.getByRole("textbox")).toHaveValue("ABBA - Waterloo");
  const refused = page.waitForResponse(/\/links\/hosts$/);
  await page.getByRole("button", { name: "Create link" }).click();
  expect((await refused).status()).toBe(404);
});

test("a guest at an event that was deleted meanwhile reads so, whatever they press", async ({
  asDj,
  asGuest,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/404|ERR_FAILED/);
  const event = await newEvent({ name: "Deleted meanwhile" });
  const dj = await asDj();
  await writeDown(dj, event.id, "Zombie");
  const guest = await asGuest();
  await guest.route(/\/live\b/, (route) => route.abort());
  await guest.goto(`/requests?event=${event.code}`);
  await expect(guest.getByRole("button", { name: /^Vote for Zombie/ })).toBeVisible();
  await deleteUnheard(guest, dj, event);
  await guest.getByRole("button", { name: /^Vote for Zombie/ }).click();
  await expect(
    guest
      .getByText(GONE)
      .or(guest.getByText(/is gone: its DJ/))
      .first(),
  ).toBeVisible();
  await expect(guest.getByText(/is gone: its DJ deleted it/)).toBeVisible();
  await expect(own(guest)).toHaveCount(0);
});
