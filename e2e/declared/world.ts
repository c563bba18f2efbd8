import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { linkIn, mailTo } from "@/lib/testing/outbox";
import { Browser } from "./browser";

export const PASSWORD = "correct horse battery";

export type World = Awaited<ReturnType<typeof openWorld>>;
export type Night = { id: string; code: string };

/** Who calls, and the event that they call about. */
export async function openWorld(url: string, folder: string) {
  const stranger = () => new Browser(url);
  const newAddress = () => `${randomUUID()}@example.org`;

  /** The path of the newest link that was mailed to an address. */
  async function mailedLink(email: string) {
    await expect.poll(() => mailTo(email, folder).then(Boolean)).toBe(true);
    return linkIn(await mailTo(email, folder));
  }

  async function holder() {
    const browser = stranger();
    const email = newAddress();
    const account = { name: "Ana", email, password: PASSWORD };
    await browser.must("POST", "/api/auth/register", account);
    await browser.must("GET", await mailedLink(email));
    await browser.must("POST", "/api/auth/sign-in", { email, password: PASSWORD });
    return Object.assign(browser, { email });
  }

  const dj = await holder();

  async function newNight(details: object = {}, owner: Browser = dj): Promise<Night> {
    const { settings, ...more } = details as { settings?: object };
    const body = { name: "A night", status: "open", settings: { pauseSeconds: 0, ...settings } };
    return (await owner.must("POST", "/api/dj/events", { ...body, ...more })).event;
  }

  /** Asks for a song as a new guest. */
  async function asked({ code }: Night, song: object = {}, guest: Browser = stranger()) {
    const body = { id: randomUUID(), title: `Song ${randomUUID()}`, ...song };
    const { request } = await guest.must("POST", `/api/events/${code}/requests`, body);
    return { guest, id: request.id as string, song: body };
  }

  /** Who backs a request, as the DJ sees them. */
  async function backersOf(id: string): Promise<{ id: string; guest: string }[]> {
    return (await dj.must("GET", `/api/dj/requests/${id}/backers`)).people;
  }

  async function helper({ id }: Night, role: "moderator" | "co_dj") {
    const invited = await dj.must("POST", `/api/dj/events/${id}/invitations`, { role });
    const browser = await holder();
    await browser.must("POST", "/api/dj/invitations", { token: invited.token });
    return browser;
  }

  const night = await newNight();
  const { id: requestId } = await asked(night);
  const demo = stranger();
  await demo.must("POST", "/api/auth/demo", {});
  const moderator = await helper(night, "moderator");
  return {
    url,
    stranger,
    newAddress,
    mailedLink,
    holder,
    dj,
    newNight,
    asked,
    backersOf,
    helper,
    night,
    requestId,
    demo,
    moderator,
  };
}
