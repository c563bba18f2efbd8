import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Profile } from "@/lib/account/profile/schema";
import { env } from "@/lib/process/env";
import { afterAnswers } from "@/lib/server/after-answer";
import { confirmAddress, Holder, newAddress, passMinutes } from "@/lib/testing/accounts";
import { codeFor, stepNow } from "@/lib/testing/authenticator";
import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { whileFull, withLastPlace } from "@/lib/testing/full-hashing";
import { Listener } from "@/lib/testing/listen";
import { type Failure, openNight } from "@/lib/testing/night";

// Checking a password is slow by design, and these tests check many.
jest.setTimeout(60_000);

const SETTING = "/api/dj/account/two-steps";
const SIGN_IN = "/api/auth/two-steps";
const NEXT = "another good one";
const BACKUP_CODES = "/api/dj/account/two-steps/backup-codes";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-two-factor-"));
  env().DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  jest.restoreAllMocks();
  await afterAnswers();
});

async function guarded() {
  const owner = await Holder.signedIn();
  await owner.setUpTwoFactor();
  return owner;
}

/** A browser whose sign-in waits for the second step. */
async function halfway(owner: Holder) {
  const browser = new Caller();
  expect(await owner.signIn(browser)).toBe("/auth/two-steps");
  return browser;
}

async function isOn({ browser }: Holder) {
  return (await browser.get<Profile>("/api/dj/account")).body.hasTwoSteps;
}

onBothEngines(() => {
  test("a code before the setup has begun has nothing to confirm", async () => {
    const owner = await Holder.signedIn();
    const { status } = await owner.browser.send("PUT", SETTING, { body: { code: "123456" } });
    expect(status).toBe(409);
    expect(await isOn(owner)).toBe(false);
  });

  test("a code for an account without two steps signs nobody in", async () => {
    const owner = await Holder.signedIn();
    for (const code of ["123456", "abcde-fghij"]) {
      const { status, body } = await owner.browser.post<Failure>(SIGN_IN, { code });
      expect([status, body.error.fields]).toEqual([400, { code: ["expired"] }]);
    }
  });

  test("turning off what is not on is refused", async () => {
    const owner = await Holder.signedIn();
    const body = { password: owner.password, code: "123456" };
    expect((await owner.browser.send("DELETE", SETTING, { body })).status).toBe(409);
  });

  test("one backup code at the same moment is taken once", async () => {
    const owner = await guarded();
    const browsers = [await halfway(owner), await halfway(owner), await halfway(owner)];
    const body = { code: owner.backupCodes[0] };
    const answers = await Promise.all(browsers.map((browser) => browser.post(SIGN_IN, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test("different backup codes at the same moment fail nowhere, and each works once", async () => {
    const owner = await guarded();
    const browsers = [await halfway(owner), await halfway(owner), await halfway(owner)];
    const answers = await Promise.all(
      browsers.map((browser, index) => browser.post(SIGN_IN, { code: owner.backupCodes[index] })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 400].includes(status))).toEqual([]);
    for (const [index, status] of statuses.entries()) {
      const again = await (await halfway(owner)).post(SIGN_IN, { code: owner.backupCodes[index] });
      expect(again.status).toBe(status === 200 ? 400 : 200);
    }
  });

  test("new backup codes that are asked for at the same moment fail nowhere", async () => {
    const owner = await guarded();
    const codes = [await owner.code(), await owner.code()];
    const answers = await Promise.all(
      codes.map((code) => owner.browser.post(BACKUP_CODES, { password: owner.password, code })),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test("a code of the app is accepted once, also at the same moment", async () => {
    const owner = await guarded();
    const code = await owner.code();
    const browsers = [await halfway(owner), await halfway(owner), await halfway(owner)];
    const answers = await Promise.all(browsers.map((browser) => browser.post(SIGN_IN, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const later = await (await halfway(owner)).post<Failure>(SIGN_IN, { code });
    expect([later.status, later.body.error.fields]).toEqual([400, { code: ["wrong_code"] }]);
    const fresh = await halfway(owner);
    expect((await fresh.post(SIGN_IN, { code: await owner.code() })).status).toBe(200);
  });

  test("a code is accepted once for as long as the app's clock may be ahead or behind", async () => {
    const owner = await guarded();
    const code = await codeFor(owner.secret, stepNow() + 1);
    expect((await (await halfway(owner)).post(SIGN_IN, { code })).status).toBe(200);
    // By now it is the code of this step, or of the one before.
    passMinutes(45 / 60);
    expect((await (await halfway(owner)).post(SIGN_IN, { code })).status).toBe(400);
  });

  test("a code that confirmed one thing confirms no other", async () => {
    const owner = await guarded();
    const code = await owner.code();
    const moved = newAddress();
    expect(await confirmAddress(owner.browser, await owner.askFor(moved), code)).toBe(204);
    const body = { password: owner.password, code };
    expect((await owner.browser.send("DELETE", SETTING, { body })).status).toBe(400);
    expect((await owner.browser.post(BACKUP_CODES, body)).status).toBe(400);
    expect(await isOn(owner)).toBe(true);
  });

  test("a code that came too late for its sign-in is not used up", async () => {
    const owner = await guarded();
    const code = await owner.code();
    expect((await new Caller().post(SIGN_IN, { code })).status).toBe(400);
    expect((await (await halfway(owner)).post(SIGN_IN, { code })).status).toBe(200);
  });

  test("turning off takes the password and a fresh code", async () => {
    const owner = await guarded();
    const { password } = owner;
    const end = (body: object) => owner.browser.send<Failure>("DELETE", SETTING, { body });
    expect((await end({ password })).body.error.fields).toEqual({ code: ["required"] });
    const wrong = await end({ password: "not this one", code: owner.backupCodes[0] });
    expect(wrong.body.error.fields).toEqual({ password: ["wrong_password"] });
    expect((await end({ password, code: "abcde-fghij" })).status).toBe(400);
    expect(await isOn(owner)).toBe(true);
    // The wrong password has used up no code.
    expect((await end({ password, code: owner.backupCodes[0] })).status).toBe(204);
    expect(await isOn(owner)).toBe(false);
  });

  test("new backup codes take the password and a fresh code", async () => {
    const owner = await guarded();
    const { password, backupCodes } = owner;
    const renew = (body: object) => owner.browser.post<Failure>(BACKUP_CODES, body);
    expect((await renew({ password })).body.error.fields).toEqual({ code: ["required"] });
    expect((await renew({ password, code: "abcde-fghij" })).status).toBe(400);
    expect((await (await halfway(owner)).post(SIGN_IN, { code: backupCodes[0] })).status).toBe(200);
    expect((await renew({ password, code: await owner.code() })).status).toBe(200);
    expect((await (await halfway(owner)).post(SIGN_IN, { code: backupCodes[1] })).status).toBe(400);
  });

  test("turning on ends the sessions that were opened with the password alone, and their streams", async () => {
    const owner = await Holder.signedIn();
    const other = new Caller();
    await owner.signIn(other);
    const night = await openNight({}, owner.browser);
    const board = await Listener.open(other, `${night.djUrl}/live`);
    await owner.setUpTwoFactor();
    await board.until(() => board.isEnded);
    expect((await other.get("/api/dj/account")).status).toBe(401);
    expect((await owner.browser.get<Profile>("/api/dj/account")).body.sessions).toHaveLength(1);
  });

  test("a wrong code of the setup ends no session, and guessing it soon has to wait", async () => {
    const owner = await Holder.signedIn();
    const other = new Caller();
    await owner.signIn(other);
    await owner.browser.post(SETTING, { password: owner.password });
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const body = { code: `00000${tries}` };
      statuses.push((await owner.browser.send("PUT", SETTING, { body })).status);
    }
    expect([statuses.at(0), statuses.at(-1)]).toEqual([400, 429]);
    expect((await other.get("/api/dj/account")).status).toBe(200);
  });

  test("a second setup is refused while the first is on", async () => {
    const owner = await guarded();
    const body = { code: await owner.code() };
    expect((await owner.browser.send("PUT", SETTING, { body })).status).toBe(409);
  });

  test("guessing the code of a session soon has to wait, whatever its cookies", async () => {
    const owner = await guarded();
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      owner.browser.cookies.set("junk", `${tries}`);
      statuses.push((await owner.browser.post(SIGN_IN, { code: `00000${tries}` })).status);
    }
    expect([statuses.at(0), statuses.at(-1)]).toEqual([400, 429]);
  });

  test("with two steps on, a session and the password change no password and delete no account without a code", async () => {
    const owner = await guarded();
    const { browser, password } = owner;
    const next = "another good one";
    const change = { currentPassword: password, password: next };
    const missing = await browser.post<Failure>("/api/dj/account/password", change);
    expect([missing.status, missing.body.error.fields]).toEqual([400, { code: ["required"] }]);
    const wrong = await browser.post("/api/dj/account/password", { ...change, code: "000000" });
    expect(wrong.status).toBe(400);
    const kept = await browser.send("DELETE", "/api/dj/account", { body: { password } });
    expect(kept.status).toBe(400);
    expect((await browser.get("/api/dj/account")).status).toBe(200);

    const code = await owner.code();
    expect((await browser.post("/api/dj/account/password", { ...change, code })).status).toBe(204);
    const gone = { password: next, code: owner.backupCodes[0] };
    expect((await browser.send("DELETE", "/api/dj/account", { body: gone })).status).toBe(204);
    expect((await browser.get("/api/dj/account")).status).toBe(401);
  });

  const changes: [string, (owner: Holder, code: string) => Promise<{ status: number }>][] = [
    [
      "new backup codes",
      ({ browser, password }, code) => browser.post(BACKUP_CODES, { password, code }),
    ],
    [
      "another password",
      ({ browser, password: currentPassword }, code) =>
        browser.post("/api/dj/account/password", { currentPassword, password: NEXT, code }),
    ],
    [
      "turning off",
      ({ browser, password }, code) =>
        browser.send("DELETE", SETTING, { body: { password, code } }),
    ],
  ];
  test.each(changes)(
    "%s: refused because others wait, it uses up no code, and once it is its turn it is not refused",
    async (_, change) => {
      const owner = await guarded();
      const [code = ""] = owner.backupCodes;
      expect((await whileFull(() => change(owner, code))).status).toBe(429);
      const { status } = await withLastPlace(() => change(owner, code));
      expect(status).toBeLessThan(300);
    },
  );

  test("a wrong password uses up no code", async () => {
    const owner = await guarded();
    const code = owner.backupCodes[0];
    const change = { currentPassword: "not this one", password: "another good one", code };
    const wrong = await owner.browser.post<Failure>("/api/dj/account/password", change);
    expect(wrong.body.error.fields).toEqual({ currentPassword: ["wrong_password"] });
    const right = { ...change, currentPassword: owner.password };
    expect((await owner.browser.post("/api/dj/account/password", right)).status).toBe(204);
  });
});
