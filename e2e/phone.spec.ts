import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { askFor, own } from "./guest-page";
import { writeDown } from "./night";

test.use({ viewport: { width: 375, height: 667 } });

async function widthOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test("on a phone the list starts above the fold, with the search behind an icon", async ({
  page,
}) => {
  await page.goto("/requests?event=PARTY2");
  const tonight = page.getByRole("region", { name: "Tonight" });
  const second = tonight.getByRole("list").first().getByRole("listitem").nth(1);
  await expect(second).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("textbox", { name: "Artist (optional)" })).toBeHidden();
  await page.getByRole("link", { name: "Search the list" }).click();
  await page.getByRole("textbox", { name: "Search title or artist" }).fill("daft");
  await expect(page).toHaveURL(/search=daft/);
});

test("suggestions leave the send button free, and ignore a tap meant for what they cover", async ({
  page,
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const dj = await asDj();
  for (const title of ["Zombie", "Zombie Nation"]) await writeDown(dj, event.id, title);
  await page.goto(`/requests?event=${event.code}`);
  await page.getByRole("combobox", { name: "Song" }).pressSequentially("zom");
  const options = page.getByRole("option");
  await expect(options).toHaveCount(3);
  await expect(options.first()).toContainText("As you typed it");
  const button = await page.locator("button[type=submit]").boundingBox();
  const list = await page.getByRole("listbox").boundingBox();
  expect(list?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
});

test("a suggestion that was played says so in the form", async ({ page, asDj, newEvent }) => {
  const event = await newEvent();
  const dj = await asDj();
  const id = await writeDown(dj, event.id, "Zombie");
  for (const status of ["accepted", "playing", "played"]) {
    await dj.request.patch(`/api/dj/requests/${id}`, { data: { status } });
  }
  await page.goto(`/requests?event=${event.code}`);
  await page.getByRole("combobox", { name: "Song" }).pressSequentially("zom");
  const option = page.getByRole("option", { name: /Zombie/ });
  await expect(option).toBeVisible();
  // A tap on what has just appeared does not count.
  await page.waitForTimeout(500);
  await option.click();
  await expect(page.getByRole("alert").getByText(/Already played at/)).toBeVisible();
});

test("Back takes back a filter", async ({ page }) => {
  const isHydrated = page.waitForRequest(/\/live\b/);
  await page.goto("/requests?event=PARTY2");
  await isHydrated;
  const tile = (name: RegExp) =>
    page.getByRole("navigation", { name: "Show requests by status" }).getByRole("link", { name });
  await tile(/Played/).click();
  await expect(page).toHaveURL(/filter=played/);
  await tile(/Waiting/).click();
  await expect(page).toHaveURL(/filter=pending/);
  await page.goBack();
  await expect(tile(/Played/)).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(tile(/All/)).toHaveAttribute("aria-current", "true");
});

for (const path of ["/requests?event=PARTY2", "/requests?event="]) {
  test(`${path} at 200 % on a phone does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 188, height: 334 });
    await page.goto(path);
    expect(await widthOf(page)).toBe(188);
  });
}

test("the guest's own requests fit a phone at 200 %", async ({ page, newEvent }) => {
  const event = await newEvent();
  await page.goto(`/requests?event=${event.code}`);
  await askFor(page, "Donaudampfschifffahrtsgesellschaftskapitän", "The Cranberries");
  await expect(own(page).getByText("Waiting")).toBeVisible();
  await page.setViewportSize({ width: 188, height: 334 });
  expect(await widthOf(page)).toBe(188);
});
