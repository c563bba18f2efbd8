import { randomUUID } from "node:crypto";
import { claimAttempt } from "@/lib/account/attempts/service";
import { Holder, newAddress, passMinutes, recover } from "@/lib/testing/accounts";
import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { whileFull } from "@/lib/testing/full-hashing";
import type { Failure } from "@/lib/testing/night";
import { setHashCost } from "@/lib/testing/passwords";

jest.setTimeout(60_000);
afterEach(() => jest.restoreAllMocks());

const WRONG = "not this one";

onBothEngines(() => {
  /** Signs in from an address that others may share. */
  function signIn(browser: Caller, email: string, password: string, address: string) {
    const headers = { "x-forwarded-for": address };
    const options = { body: { email, password }, headers };
    return browser.send<Failure>("POST", "/api/auth/sign-in", options);
  }

  /** Counts a guess in vain, without the time that checking a password takes. */
  async function guess(email: string, address: string) {
    const headers = new Headers({ "x-forwarded-for": address });
    await claimAttempt("sign-in", email, headers).catch(() => undefined);
  }

  async function guessAtAll(address: string, count: number) {
    for (let tries = 0; tries < count; tries += 1) await guess(newAddress(), address);
  }

  async function guessAt(email: string, count: number) {
    for (let tries = 0; tries < count; tries += 1) await guess(email, randomUUID());
  }

  test("guesses at any accounts from the venue's address keep its DJ out for seconds at most", async () => {
    const venue = randomUUID();
    const owner = await Holder.signedIn();
    await guessAtAll(venue, 36);
    const barred = await signIn(new Caller(), owner.email, owner.password, venue);
    expect(barred.status).toBe(429);
    expect(Number(barred.headers.get("retry-after"))).toBeLessThanOrEqual(8);
    passMinutes(9 / 60);
    const right = await signIn(new Caller(), owner.email, owner.password, venue);
    expect(right.status).toBe(200);
  });

  test("guesses at an account do not keep a browser out that has signed in before", async () => {
    const [venue, owner] = [randomUUID(), await Holder.signedIn()];
    await guessAtAll(venue, 36);
    await guessAt(owner.email, 12);
    const stranger = await signIn(new Caller(), owner.email, owner.password, randomUUID());
    expect(stranger.status).toBe(429);
    await owner.browser.post("/api/auth/sign-out", {});
    const known = await signIn(owner.browser, owner.email, owner.password, venue);
    expect(known.status).toBe(200);
  });

  test("a known device that guesses soon has to wait, and is known for its own account only", async () => {
    const [owner, victim] = [await Holder.signedIn(), await Holder.signedIn()];
    const statuses = async (email: string) => {
      const all = [];
      for (let tries = 0; tries < 6; tries += 1) {
        all.push((await signIn(owner.browser, email, WRONG, randomUUID())).status);
      }
      return all;
    };
    expect((await statuses(owner.email)).at(-1)).toBe(429);
    await guessAt(victim.email, 12);
    expect(await statuses(victim.email)).toEqual(Array(6).fill(429));
  });

  test("a device is not known by a cookie that is not ours", async () => {
    const owner = await Holder.signedIn();
    await guessAt(owner.email, 12);
    const own = owner.browser.cookies.get("known_device") ?? "";
    for (const value of [`${randomUUID()}.${own.split(".")[1]}`, own.slice(0, -1), "%ff", ""]) {
      const browser = new Caller();
      browser.cookies.set("known_device", value);
      const { status } = await signIn(browser, owner.email, owner.password, randomUUID());
      expect(status).toBe(429);
    }
  });

  test("a burst of sign-ins is checked a few at a time, and the rest is told to come again", async () => {
    const owner = await Holder.signedIn();
    setHashCost("real");
    const burst = Array.from({ length: 60 }, () =>
      signIn(new Caller(), newAddress(), WRONG, randomUUID()),
    );
    const answers = await Promise.all(burst);
    setHashCost("cheap");
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => ![400, 429].includes(status))).toEqual([]);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused.length).toBeLessThan(60);
    for (const { headers } of refused) expect(headers.get("retry-after")).toBe("2");
    expect(await owner.signIn()).toBe("/DJPortal");
  });

  test("a sign-in that is refused because others wait is not counted as a guess", async () => {
    const owner = await Holder.signedIn();
    const tries = () => Promise.all(Array.from({ length: 20 }, () => owner.signIn()));
    expect(new Set(await whileFull(tries))).toEqual(new Set([429]));
    expect(await owner.signIn()).toBe("/DJPortal");
  });

  test("a link to a new password survives a refusal because others wait", async () => {
    const owner = await Holder.signedIn();
    const token = await owner.askToRecover();
    expect(await whileFull(() => recover(token, "a new good one"))).toBe(429);
    expect(await recover(token, "a new good one")).toBe(200);
  });
});
