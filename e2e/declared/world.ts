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

  /** The path of the link in the newest mail to an address, once that has this subject. */
  async function mailedLink(email: string, subject: string) {
    const newest = async () => (await mailTo(email, folder))?.subject;
    await expect.poll(newest).toBe(subject);
    return linkIn(await mailTo(email, folder));
  }

  async function holder() {
    const browser = stranger();
    const email = newAddress();
    const account = { name: "Ana", email, password: PASSWORD };
    await browser.must("POST", "/api/auth/register", account);
    await browser.must("GET", await mailedLink(email, "Confirm your email address"));
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

  /** Plays a request to its end. */
  async function play(id: string) {
    for (const status of ["accepted", "playing", "played"]) {
      await dj.must("PATCH", `/api/dj/requests/${id}`, { status });
    }
    return id;
  }

  const night = await newNight();
  const playedId = await play((await asked(night)).id);
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
    play,
    backersOf,
    helper,
    night,
    requestId,
    playedId,
    demo,
    moderator,
  };
}
