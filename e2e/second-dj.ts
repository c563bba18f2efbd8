import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { linkIn, mailTo } from "@/lib/testing/outbox";
import { expect } from "./fixtures";

const password = "correct horse battery";

/** Signs a new DJ in on this page, who works the event together with its owner. */
export async function joinAs(page: Page, name: string, owner: Page, eventId: string) {
  const email = `${randomUUID()}@example.org`;
  const answers = async (path: string, data: object, by = page) => {
    const response = await by.request.post(path, { data });
    expect(response.status(), await response.text()).toBeLessThan(300);
    return response.json();
  };
  await answers("/api/auth/register", { name, email, password });
  const mail = () => mailTo(email, String(process.env.E2E_DATA_DIR));
  await expect.poll(async () => Boolean(await mail())).toBe(true);
  await page.request.get(linkIn(await mail()));
  await answers("/api/auth/sign-in", { email, password });
  const invitations = `/api/dj/events/${eventId}/invitations`;
  const { token } = await answers(invitations, { role: "co_dj" }, owner);
  await answers("/api/dj/invitations", { token });
}
