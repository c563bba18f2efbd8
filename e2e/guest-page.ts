import type { Page } from "@playwright/test";

/** A guest's own requests, on the guest page. */
export const own = (page: Page) => page.getByRole("region", { name: "Your requests" });

/** Fills in the request form as a guest does, and sends it. */
export async function askFor(page: Page, title: string, artist = "") {
  await page.getByRole("combobox", { name: "Song" }).fill(title);
  await page.getByRole("textbox", { name: "Artist (optional)" }).fill(artist);
  await page.getByRole("button", { name: "Request song" }).click();
}
