import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Profile } from "@/lib/account/profile/schema";
import { env } from "@/lib/process/env";
import { afterAnswers } from "@/lib/server/after-answer";
import {
  confirmAddress,
  Holder,
  mailedTo,
  newAddress,
  passMinutes,
  recover,
} from "@/lib/testing/accounts";
import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import type { Failure } from "@/lib/testing/night";

// Passwords are slow to check, by design, and these tests check many.
jest.setTimeout(60_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-email-change-"));
  env().DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  jest.restoreAllMocks();
  await afterAnswers();
});

async function addressOf({ browser }: Holder) {
  return (await browser.get<Profile>("/api/dj/account")).body.email;
}

onBothEngines(() => {
  test("whoever knew the password does not take the account over once its owner has recovered it", async () => {
    const owner = await Holder.signedIn();
    const thief = new Caller();
    await owner.signIn(thief);
    const theirs = newAddress();
    const asked = await thief.post("/api/dj/account/email", {
      email: theirs,
      currentPassword: owner.password,
    });
    expect(asked.status).toBe(204);

    owner.password = "the owner's new one";
    expect(await recover(await owner.askToRecover(), owner.password)).toBe(200);
    const { link, token } = await mailedTo(theirs);
    for (const browser of [thief, new Caller()]) {
      await browser.open("GET", link);
      expect(await confirmAddress(browser, token)).toBe(401);
    }
    expect(await owner.signIn(owner.browser)).toBe("/DJPortal");
    // Not even whoever is led to the link with a session of the owner's changes anything.
    await owner.browser.open("GET", link);
    expect(await confirmAddress(owner.browser, token)).toBe(404);
    expect(await addressOf(owner)).toBe(owner.email);
  });

  test("a link counts once, for the owner who is signed in, when they say so", async () => {
    const [owner, stranger] = [await Holder.signedIn(), await Holder.signedIn()];
    const moved = newAddress();
    const token = await owner.askFor(moved);
    const { link, subject } = await mailedTo(moved);
    expect(subject).toBe("Confirm your new email address");
    expect(link).toBe(`/DJPortal/account/email?token=${token}`);
    await owner.browser.open("GET", link);
    expect(await addressOf(owner)).toBe(owner.email);

    expect(await confirmAddress(new Caller(), token)).toBe(401);
    expect(await confirmAddress(stranger.browser, token)).toBe(404);
    expect(await addressOf(stranger)).toBe(stranger.email);
    expect(await confirmAddress(owner.browser, `${token.slice(1)}x`)).toBe(404);

    expect(await confirmAddress(owner.browser, token)).toBe(204);
    expect(await addressOf(owner)).toBe(moved);
    expect(await confirmAddress(owner.browser, token)).toBe(404);
    const told = await mailedTo(owner.email);
    expect(told.subject).toBe("Your Crowdcue email address has changed");
    expect(told.text).toContain(moved);
    expect(await owner.signIn()).toBe(400);
    expect(await owner.signIn(new Caller(), moved)).toBe("/DJPortal");
  });

  test("two browsers that follow a link at the same moment use it once", async () => {
    const owner = await Holder.signedIn();
    const other = new Caller();
    await owner.signIn(other);
    const token = await owner.askFor(newAddress());
    const statuses = await Promise.all(
      [owner.browser, other].map((browser) => confirmAddress(browser, token)),
    );
    expect(statuses.sort()).toEqual([204, 404]);
  });

  const ends: [string, (owner: Holder) => Promise<unknown>][] = [
    ["a newer link", (owner) => owner.askFor(newAddress())],
    ["a changed password", (owner) => owner.changePassword("another good one")],
    [
      "another address",
      async (owner) => confirmAddress(owner.browser, await owner.askFor(newAddress())),
    ],
    ["the second step", (owner) => owner.setUpTwoFactor()],
    ["an hour", async () => passMinutes(61)],
  ];
  test.each(ends)("a link ends with %s", async (_, end) => {
    const owner = await Holder.signedIn();
    const asked = newAddress();
    const token = await owner.askFor(asked);
    await end(owner);
    const code = owner.secret ? await owner.code() : undefined;
    expect(await confirmAddress(owner.browser, token, code)).toBe(404);
    expect(await addressOf(owner)).not.toBe(asked);
  });

  test("a link ends with the change of two steps that are set up", async () => {
    const owner = await Holder.signedIn();
    await owner.setUpTwoFactor();
    const codes = "/api/dj/account/two-steps/backup-codes";
    const first = await owner.askFor(newAddress());
    const body = { password: owner.password, code: owner.backupCodes[0] };
    expect((await owner.browser.post(codes, body)).status).toBe(200);
    expect(await confirmAddress(owner.browser, first, await owner.code())).toBe(404);
    const second = await owner.askFor(newAddress());
    await owner.endTwoFactor();
    expect(await confirmAddress(owner.browser, second)).toBe(404);
    expect(await addressOf(owner)).toBe(owner.email);
  });

  test("a link works for most of its hour", async () => {
    const owner = await Holder.signedIn();
    const token = await owner.askFor(newAddress());
    passMinutes(59);
    expect(await confirmAddress(owner.browser, token)).toBe(204);
  });

  test("with two steps a link takes a fresh code, also where the browser is remembered", async () => {
    const owner = await Holder.signedIn();
    await owner.setUpTwoFactor();
    const known = new Caller();
    await owner.signIn(known);
    const [first, second] = owner.backupCodes;
    await known.post("/api/auth/two-steps", { code: first, trust: true });
    expect(await owner.signIn(known)).toBe("/DJPortal");

    const [moved, again] = [newAddress(), newAddress()];
    const token = await owner.askFor(moved);
    const body = { token };
    const none = await known.send<Failure>("PUT", "/api/dj/account/email", { body });
    expect([none.status, none.body.error.fields]).toEqual([400, { code: ["required"] }]);
    const right = await owner.code();
    const wrong = right === "000000" ? "000001" : "000000";
    expect(await confirmAddress(known, token, wrong)).toBe(400);
    expect(await confirmAddress(known, token, first)).toBe(400);
    expect(await addressOf(owner)).toBe(owner.email);
    expect(await confirmAddress(known, token, right)).toBe(204);
    expect(await addressOf(owner)).toBe(moved);

    expect(await confirmAddress(known, await owner.askFor(again), second)).toBe(204);
    expect(await addressOf(owner)).toBe(again);
  });

  test("guessing the code of a link soon has to wait", async () => {
    const owner = await Holder.signedIn();
    await owner.setUpTwoFactor();
    const token = await owner.askFor(newAddress());
    const right = await owner.code();
    const wrong = right === "000000" ? "000001" : "000000";
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push(await confirmAddress(owner.browser, token, wrong));
    }
    expect(statuses.at(0)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });

  test("an address that somebody else has taken meanwhile stays theirs", async () => {
    const [ana, bo] = [await Holder.signedIn(), await Holder.signedIn()];
    const wanted = newAddress();
    const first = await ana.askFor(wanted);
    const second = await bo.askFor(wanted);
    expect(await confirmAddress(bo.browser, second)).toBe(204);
    expect(await confirmAddress(ana.browser, first)).toBe(409);
    expect([await addressOf(ana), await addressOf(bo)]).toEqual([ana.email, wanted]);
  });

  test("two accounts that take the same address at the same moment: one has it, and nothing fails", async () => {
    const [ana, bo] = [await Holder.signedIn(), await Holder.signedIn()];
    const wanted = newAddress();
    const tokens = [await ana.askFor(wanted), await bo.askFor(wanted)];
    const statuses = await Promise.all(
      [ana, bo].map(({ browser }, index) => confirmAddress(browser, tokens[index] ?? "")),
    );
    expect(statuses.sort()).toEqual([204, 409]);
  });
});
