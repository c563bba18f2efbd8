import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** A guest fills in the form and sends it. */
export async function askFor(page: Page, title: string, artist = "") {
  await page.getByRole("combobox", { name: "Song" }).fill(title);
  await page.getByRole("textbox", { name: "Artist (optional)" }).fill(artist);
  await page.getByRole("button", { name: "Ask for it" }).click();
}

/** What the guest's page shows of their own requests. */
export const own = (page: Page) => page.getByRole("region", { name: "Your requests" });

/** The DJ notes what a guest without a phone asks for. Returns the request's id. */
export async function writeDown(dj: Page, eventId: string, title: string, words: object = {}) {
  const data = { id: randomUUID(), title, ...words };
  const response = await dj.request.post(`/api/dj/events/${eventId}/requests`, { data });
  expect(response.status()).toBe(201);
  return String((await response.json()).request.id);
}
