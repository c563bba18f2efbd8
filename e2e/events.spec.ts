import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, expectNoAxeViolations, test } from "./fixtures";

test("a DJ creates an event, which is open at once, closes it, and deletes it", async ({
  asDj,
}) => {
  const page = await asDj();
  const name = `Night ${Date.now()}`;
  await page.goto("/DJPortal/events");
  await page.getByRole("button", { name: "New event" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Create event" }).click();

  await page.getByRole("button", { name: `Status of ${name}: Open` }).press("Enter");
  await expect(page.getByRole("menuitemradio", { name: /^Open/ })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole("menuitemradio", { name: /^Closed/ }).click();
  await expect(page.getByRole("button", { name: `Status of ${name}: Closed` })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete event" }).click();
  await expect(page.getByRole("heading", { name })).toBeHidden();
});

test("a DJ exports a night as a table", async ({ asDj, newEvent }) => {
  const { name } = await newEvent({ name: `Kept ${Date.now()}`, opensAt: "2026-01-31T20:00:00Z" });
  const page = await asDj();
  await page.goto("/DJPortal/events");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Export as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${name.toLowerCase().replace(" ", "-")}-2026-01-31.csv`);
  const table = await readFile(await file.path(), "utf8");
  expect(table).toMatch(/^\ufefftitle,artist,status,/);
});

test("a link to a deleted event or to another DJ's says so and shows no other night", async ({
  asDj,
  newEvent,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/);
  await newEvent();
  const page = await asDj();
  const answer = await page.goto(`/DJPortal?event=${randomUUID()}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There’s no such event here" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "My events" }).click();
  await expect(page).toHaveURL("/DJPortal/events");
});

test("a signed-out visitor is sent to the sign-in and back", async ({ asGuest }) => {
  const page = await asGuest();
  await page.goto("/DJPortal/events");
  await expect(page).toHaveURL("/auth/login?next=%2FDJPortal%2Fevents");
});
