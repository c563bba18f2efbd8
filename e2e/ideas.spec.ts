import { expect, expectNoAxeViolations, test } from "./fixtures";
import { own } from "./guest-page";
import { writeDown } from "./night";

test("a guest without an idea takes one of the hosts, and browses tonight’s crates", async ({
  asGuest,
}) => {
  const guest = await asGuest();
  await guest.goto("/requests?event=PARTY2", { waitUntil: "networkidle" });
  const songField = guest.getByRole("combobox", { name: "Song" });
  await songField.click();
  const ideas = guest.getByRole("region", { name: "Ideas for tonight" });
  await expect(ideas.getByText("from the hosts")).toBeVisible();
  await expectNoAxeViolations(guest);
  await ideas.getByRole("button", { name: /^90s dance/ }).click();
  // Not the form's own button, as long as the songs load.
  const songs = guest.getByRole("listitem").getByRole("button", { name: /^Request / });
  await expect(guest.getByRole("button", { name: "Back to ideas" })).toBeVisible();
  await songs.last().click();
  await expect(own(guest).getByRole("listitem")).toHaveCount(1);
  await guest.getByRole("button", { name: "Back to ideas" }).click();
  await expect(ideas.getByText("Browse")).toBeVisible();
  await songField.press("Escape");
  await expect(ideas).toHaveCount(0);
});

test("what guests wish and the library lacks is a list, of all nights and of one", async ({
  asDj,
  newEvent,
}) => {
  const event = await newEvent({ name: "A night of wishes" });
  const dj = await asDj();
  await writeDown(dj, event.id, "Nobody Owns This", { artist: "Nobody" });
  await dj.goto("/DJPortal/library/wished");
  await expect(dj.getByRole("cell", { name: /Nobody Owns This/ })).toBeVisible();
  await expect(dj.getByRole("cell", { name: /Stayin/ })).toBeVisible();
  await expectNoAxeViolations(dj);
  await dj.getByRole("combobox", { name: "Night" }).click();
  await dj.getByRole("option", { name: /A night of wishes/ }).click();
  await expect(dj.getByRole("cell", { name: /Stayin/ })).toHaveCount(0);
  await expect(dj.getByRole("cell", { name: /Nobody Owns This/ })).toBeVisible();
  const saving = dj.waitForEvent("download");
  await dj.getByRole("button", { name: "CSV" }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.csv$/);
});
