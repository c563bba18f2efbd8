import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** Submits a request as the DJ, for a guest without a phone. Returns the request's id. */
export async function writeDown(dj: Page, eventId: string, title: string, words: object = {}) {
  const data = { id: randomUUID(), title, ...words };
  const response = await dj.request.post(`/api/dj/events/${eventId}/requests`, { data });
  expect(response.status()).toBe(201);
  return String((await response.json()).request.id);
}
