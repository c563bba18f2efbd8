import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { linkIn, mailTo } from "@/lib/testing/outbox";
import { expect } from "./fixtures";

const password = "correct horse battery";

/** A page, or what calls alone. */
type Calling = Pick<Page, "request">;

async function answerOf(page: Calling, path: string, data: object) {
  const response = await page.request.post(path, { data });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return response.json();
}

/** Signs a new DJ in on this page, who has nothing yet. Returns what they sign in with. */
export async function signUpAs(page: Calling, name: string) {
  const email = `${randomUUID()}@example.org`;
  await answerOf(page, "/api/auth/register", { name, email, password });
  const mail = () => mailTo(email, String(process.env.E2E_DATA_DIR));
  await expect.poll(async () => Boolean(await mail())).toBe(true);
  await page.request.get(linkIn(await mail()));
  await answerOf(page, "/api/auth/sign-in", { email, password });
  return { email, password };
}

/** Signs a new DJ in on this page, who works the event together with its owner. */
export async function joinAs(page: Page, name: string, owner: Page, eventId: string) {
  await signUpAs(page, name);
  const invitations = `/api/dj/events/${eventId}/invitations`;
  const { token } = await answerOf(owner, invitations, { role: "co_dj" });
  await answerOf(page, "/api/dj/invitations", { token });
}
