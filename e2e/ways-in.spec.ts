import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";
import { joinAs } from "./second-dj";

// By these links people come without the menu, and by most of them on a phone.
test.use({ viewport: { width: 375, height: 667 } });

type Action = [role: "button" | "link" | "textbox" | "combobox", name: string | RegExp];

/** What somebody finds who has just come: one heading, and what they came for on the screen. */
async function expectWelcome(page: Page, heading: string | RegExp, [role, name]: Action) {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(title).toHaveText(heading);
  await expect(page.getByRole(role, { name }).first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectNoAxeViolations(page);
}

test("a guest comes by a code, a card of a former night and a mistyped link", async ({
  asGuest,
  allowConsole,
}) => {
  allowConsole(/404/);
  const guest = await asGuest();
  await guest.goto("/d/mika");
  await expectWelcome(guest, /What should .* play/, ["combobox", "Song"]);
  await guest.goto("/requests?event=ZZZZZZ");
  await expectWelcome(guest, "Join the party", ["button", "Join"]);
  await expect(guest.getByText("There’s no event with the code ZZZZZZ.")).toBeVisible();
  for (const path of ["/auth/404", "/d/nobody"]) {
    await guest.goto(path);
    await expectWelcome(guest, "This page doesn’t exist", ["link", "Go to the requests"]);
  }
  await guest.goto("/auth/maintenance");
  await expectWelcome(guest, "Back in a moment", ["button", "Try again"]);
  await Promise.all([
    guest.waitForEvent("load"),
    guest.getByRole("button", { name: "Try again" }).click(),
  ]);
  await guest.goto("/requests/send");
  await expect(guest).toHaveURL(/\/requests\?/);
  await guest.goto("/hosts");
  await expectWelcome(guest, "This link doesn’t work", ["link", "Go to the requests"]);
});

test("a new DJ names their link, which says in each state what guests can do, and shares the calendar", async ({
  asDj,
  asGuest,
  newEvent,
  allowConsole,
}) => {
  test.slow();
  // A link that was revoked, and one that was given up.
  allowConsole(/404/);
  const [dj, guest, owner] = [await asGuest(), await asGuest(), await asDj()];
  await joinAs(dj, "Ana", owner, (await newEvent({ status: "draft" })).id);
  const name = `ana-${randomUUID().slice(0, 8)}`;
  const chooseName = async (opener: string, chosen: string) => {
    await dj.getByRole("button", { name: opener }).click();
    await dj.getByRole("textbox", { name: "Name" }).fill(chosen);
    await expect(dj.getByText("This name is free.")).toBeVisible();
    await expectNoAxeViolations(dj);
    await dj.getByRole("button", { name: "Save" }).click();
    await expect(dj.getByRole("dialog")).toHaveCount(0);
  };
  await dj.goto("/DJPortal/events");
  await chooseName("Choose a name", `${name}-first`);
  await chooseName("Change name", name);

  for (const path of [`/d/${name}`, `/d/${name}-first`]) {
    await guest.goto(path);
    await expectWelcome(guest, "Nothing on right now", ["link", "Join with a code"]);
  }
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  const data = { name: "Ana’s night", status: "open", opensAt };
  const { event } = await (await dj.request.post("/api/dj/events", { data })).json();
  await guest.goto(`/d/${name}`);
  await expectWelcome(guest, /^Opens /, ["link", "Join with a code"]);
  const soon = new Date(Date.now() + 4_000).toISOString();
  await dj.request.patch(`/api/dj/events/${event.id}`, { data: { opensAt: soon } });
  await guest.goto(`/d/${name}`);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(/^Opens /);
  // The page that waits goes on by itself.
  await expect(guest.getByRole("combobox", { name: "Song" })).toBeVisible();
  await expectWelcome(guest, /What should .* play/, ["combobox", "Song"]);

  await dj.getByRole("button", { name: "Change name" }).click();
  await dj.getByRole("button", { name: `Release ${name}-first` }).click();
  await dj.getByRole("alertdialog").getByRole("button", { name: "Release" }).click();
  await expect(dj.getByText("Former names")).toHaveCount(0);
  expect((await guest.goto(`/d/${name}-first`))?.status()).toBe(404);

  await dj.goto(`/DJPortal/poster?event=${event.id}`);
  await expectWelcome(dj, "Poster", ["button", "Print"]);
  await dj.goto("/apps/calendar");
  await dj.getByRole("button", { name: "Subscribe" }).click();
  await dj.getByRole("button", { name: "Make a link" }).click();
  const address = await dj.getByRole("textbox", { name: "Secret link" }).inputValue();
  const feed = await guest.request.get(address);
  expect(await feed.text()).toContain("Ana’s night");
  await expectNoAxeViolations(dj);
  await dj.getByRole("button", { name: "Revoke the link" }).click();
  await expect(dj.getByText("The link no longer works.")).toBeVisible();
  expect((await guest.request.get(address)).status()).toBe(404);
});

test("an invitation can be declined, and says afterwards that it is gone", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  const event = await newEvent({ name: "Two decks" });
  const [owner, dj] = [await asDj(), await asGuest()];
  await joinAs(dj, "Ana", owner, (await newEvent()).id);
  const data = { role: "co_dj" };
  const path = `/api/dj/events/${event.id}/invitations`;
  const { link } = await (await owner.request.post(path, { data })).json();
  const stranger = await asGuest();
  await stranger.goto(link);
  await expectWelcome(stranger, "Join “Two decks”", ["link", "Sign in to answer"]);
  await dj.goto(link);
  await expectWelcome(dj, "Join “Two decks”", ["button", "Accept"]);
  await dj.getByRole("button", { name: "Decline" }).click();
  await expect(dj).toHaveURL("/DJPortal/events");
  await stranger.goto(link);
  await expectWelcome(stranger, "This invitation doesn’t work", ["link", "Go to the requests"]);
});
