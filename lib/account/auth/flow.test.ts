import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "@/lib/account/attempts/rules";
import type { Profile } from "@/lib/account/profile/schema";
import type { BackupCodes, TwoFactorSetup } from "@/lib/account/two-factor/schema";
import { env } from "@/lib/process/env";
import { afterAnswers } from "@/lib/server/after-answer";
import { codeFor, stepNow } from "@/lib/testing/authenticator";
import { answer, Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import type { Failure } from "@/lib/testing/night";
import { linkIn, mailTo as newestMail } from "@/lib/testing/outbox";

const PASSWORD = "correct horse battery";
type Next = { next: string };

// Passwords are slow by design, and a machine may be busy.
jest.setTimeout(30_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-accounts-"));
  env().DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

/** The newest mail to this address, once all are written. */
async function mailTo(address: string) {
  await afterAnswers();
  return newestMail(address, folder);
}

onBothEngines(() => {
  async function registered(frame = "boxed") {
    const email = `${randomUUID()}@example.org`;
    const caller = new Caller();
    const account = { name: "Ana", email, password: PASSWORD, frame };
    const reply = await caller.post<Next>("/api/auth/register", account);
    expect(reply.body.next).toContain("notice=registered");
    return { caller, email, account };
  }

  async function verified() {
    const { caller, email } = await registered();
    await caller.open("GET", linkIn(await mailTo(email)));
    await caller.post("/api/auth/sign-in", { email, password: PASSWORD });
    return { caller, email };
  }

  test("a DJ registers, confirms by the mailed link and signs in, never leaving the frame", async () => {
    const { caller, email } = await registered();
    const early = await caller.post<Failure>("/api/auth/sign-in", {
      email,
      password: PASSWORD,
      frame: "boxed",
    });
    expect(early.body.error.fields).toEqual({ email: ["unverified"] });
    const confirmed = await caller.open("GET", linkIn(await mailTo(email)));
    expect(confirmed.headers.get("location")).toBe("/auth/login2?notice=verified");
    expect(confirmed.headers.getSetCookie()).toEqual([]);
    const signedIn = await caller.post<Next>("/api/auth/sign-in", {
      email,
      password: PASSWORD,
      next: "/DJPortal/events",
    });
    expect(signedIn.body).toEqual({ next: "/DJPortal/events" });
    expect((await caller.get("/api/dj/events")).status).toBe(200);
  });

  test("registering again answers as the first time, and the mail says that there is an account", async () => {
    const { caller, email, account } = await registered();
    expect((await mailTo(email))?.subject).toBe("Confirm your email address");
    const again = await caller.post<Next>("/api/auth/register", account);
    expect(again.status).toBe(200);
    expect((await mailTo(email))?.subject).toBe("You already have an account");
  });

  test("two steps: set up with a code from the app, asked for from then on, backup codes work once", async () => {
    const { caller, email } = await verified();
    const begun = await caller.post<TwoFactorSetup>("/api/dj/account/two-steps", {
      password: PASSWORD,
    });
    expect(begun.body.backupCodes).toHaveLength(10);
    for (const printed of begun.body.backupCodes) {
      expect(printed).toMatch(/^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){2}$/);
    }
    const code = await codeFor(begun.body.secret);
    const wrong = await caller.send("PUT", "/api/dj/account/two-steps", {
      body: { code: code === "000000" ? "000001" : "000000" },
    });
    expect(wrong.status).toBe(400);
    const done = await caller.send("PUT", "/api/dj/account/two-steps", { body: { code } });
    expect(done.status).toBe(204);
    expect((await caller.get<Profile>("/api/dj/account")).body.hasTwoSteps).toBe(true);

    const other = new Caller();
    const half = await other.post<Next>("/api/auth/sign-in", { email, password: PASSWORD });
    expect(half.body.next).toBe("/auth/two-steps");
    expect((await other.get("/api/dj/events")).status).toBe(401);
    const [paper] = begun.body.backupCodes;
    // As people type what they read from paper.
    const typed = ` ${paper?.toLowerCase().replaceAll("-", " ")} `;
    const whole = await other.post("/api/auth/two-steps", { code: typed, trust: true });
    expect(whole.status).toBe(200);
    expect((await other.get("/api/dj/events")).status).toBe(200);

    await other.post("/api/auth/sign-out", {});
    const trusted = await other.post<Next>("/api/auth/sign-in", { email, password: PASSWORD });
    expect(trusted.body.next).toBe("/DJPortal");

    const third = new Caller();
    await third.post("/api/auth/sign-in", { email, password: PASSWORD });
    expect((await third.post("/api/auth/two-steps", { code: paper })).status).toBe(400);
    const byApp = await third.post("/api/auth/two-steps", {
      code: await codeFor(begun.body.secret, stepNow() + 1),
    });
    expect(byApp.status).toBe(200);
  });

  async function withTwoSteps() {
    const { caller, email } = await verified();
    const path = "/api/dj/account/two-steps";
    const { body: setup } = await caller.post<TwoFactorSetup>(path, { password: PASSWORD });
    await caller.send("PUT", path, { body: { code: await codeFor(setup.secret) } });
    return { caller, email, setup };
  }

  /** Where a sign-in with the right password leads. */
  async function signedIn(caller: Caller, email: string) {
    return (await caller.post<Next>("/api/auth/sign-in", { email, password: PASSWORD })).body.next;
  }

  test("a remembered device signs in without a code until it is forgotten", async () => {
    const { email, setup } = await withTwoSteps();
    const [laptop, tablet] = [new Caller(), new Caller()];
    for (const [index, device] of [laptop, tablet].entries()) {
      expect(await signedIn(device, email)).toBe("/auth/two-steps");
      const code = setup.backupCodes[index];
      await device.post("/api/auth/two-steps", { code, trust: true });
      expect(await signedIn(device, email)).toBe("/DJPortal");
    }
    const devices = async () => (await laptop.get<Profile>("/api/dj/account")).body.devices;
    const [other, own] = await devices();
    expect([other?.isCurrent, own?.isCurrent]).toEqual([false, true]);

    await laptop.delete(`/api/dj/account/devices/${other?.id}`);
    expect(await devices()).toHaveLength(1);
    expect(await signedIn(tablet, email)).toBe("/auth/two-steps");
    await laptop.delete("/api/dj/account/devices");
    expect(await signedIn(laptop, email)).toBe("/auth/two-steps");
  });

  test("a device of another account cannot be forgotten", async () => {
    const { email, setup } = await withTwoSteps();
    const device = new Caller();
    await signedIn(device, email);
    await device.post("/api/auth/two-steps", { code: setup.backupCodes[0], trust: true });
    const { body } = await device.get<Profile>("/api/dj/account");
    const stranger = (await verified()).caller;
    const path = `/api/dj/account/devices/${body.devices[0]?.id}`;
    expect((await stranger.delete(path)).status).toBe(404);
    expect((await stranger.delete("/api/dj/account/devices")).status).toBe(204);
    expect(await signedIn(device, email)).toBe("/DJPortal");
  });

  test("back to one step forgets the devices: set up again, all are asked for a code", async () => {
    const { caller, email, setup } = await withTwoSteps();
    const device = new Caller();
    await signedIn(device, email);
    await device.post("/api/auth/two-steps", { code: setup.backupCodes[0], trust: true });
    const path = "/api/dj/account/two-steps";
    const body = { password: PASSWORD, code: setup.backupCodes[1] };
    expect((await caller.send("DELETE", path, { body })).status).toBe(204);
    const again = await caller.post<TwoFactorSetup>(path, body);
    await caller.send("PUT", path, { body: { code: await codeFor(again.body.secret) } });
    expect(await signedIn(device, email)).toBe("/auth/two-steps");
  });

  test("new backup codes take the password and void those before", async () => {
    const { caller, email, setup } = await withTwoSteps();
    const path = "/api/dj/account/two-steps/backup-codes";
    const code = setup.backupCodes[1];
    expect((await caller.post(path, { password: "not this one", code })).status).toBe(400);
    const { body } = await caller.post<BackupCodes>(path, { password: PASSWORD, code });
    expect(new Set([...body.backupCodes, ...setup.backupCodes]).size).toBe(20);
    const device = new Caller();
    await signedIn(device, email);
    const second = (code?: string) => device.post("/api/auth/two-steps", { code });
    expect((await second(setup.backupCodes[0])).status).toBe(400);
    expect((await second(body.backupCodes[0])).status).toBe(200);
  });

  test("without two steps there are no backup codes to renew", async () => {
    const { caller } = await verified();
    const path = "/api/dj/account/two-steps/backup-codes";
    const body = { password: PASSWORD, code: "123456" };
    expect((await caller.post(path, body)).status).toBe(409);
  });

  /** Takes the address that a mailed link is for, as its page does. */
  function confirm(caller: Caller, link: string) {
    const token = new URLSearchParams(link.split("?")[1]).get("token");
    return caller.send("PUT", "/api/dj/account/email", { body: { token } });
  }

  test("a new address counts from when the link mailed to it is confirmed", async () => {
    const { caller, email } = await verified();
    const moved = `${randomUUID()}@example.org`;
    const path = "/api/dj/account/email";
    const change = { email: moved, currentPassword: PASSWORD };
    const wrong = await caller.post(path, { ...change, currentPassword: "not this one" });
    expect(wrong.status).toBe(400);
    expect((await caller.post(path, { ...change, email })).status).toBe(400);
    expect((await caller.post(path, change)).status).toBe(204);
    expect((await caller.get<Profile>("/api/dj/account")).body.email).toBe(email);
    expect(await signedIn(new Caller(), email)).toBe("/DJPortal");

    expect((await mailTo(email))?.subject).toBe("Confirm your email address");
    expect((await confirm(caller, linkIn(await mailTo(moved)))).status).toBe(204);
    expect((await caller.get<Profile>("/api/dj/account")).body.email).toBe(moved);
    expect(await signedIn(new Caller(), moved)).toBe("/DJPortal");
    const old = await new Caller().post("/api/auth/sign-in", { email, password: PASSWORD });
    expect(old.status).toBe(400);
  });

  test("the former address is told of the new one, and nobody else is", async () => {
    const { caller, email } = await verified();
    const moved = `${randomUUID()}@example.org`;
    const change = { email: moved, currentPassword: PASSWORD };
    await caller.post("/api/dj/account/email", change);
    await confirm(caller, linkIn(await mailTo(moved)));
    const told = await mailTo(email);
    expect(told?.subject).toBe("Your Crowdcue email address has changed");
    expect(told?.text).toContain(moved);
    expect(told?.text).not.toContain("somebody entered your address");
    expect(linkIn(told)).toBe("/auth/login");
    expect((await mailTo(moved))?.subject).toBe("Confirm your new email address");
  });

  test("an address that somebody else has is answered the same, and stays theirs", async () => {
    const [{ caller }, taken] = [await verified(), await verified()];
    const change = { email: taken.email, currentPassword: PASSWORD };
    expect((await caller.post("/api/dj/account/email", change)).status).toBe(204);
    expect((await mailTo(taken.email))?.subject).toBe("Confirm your email address");
    expect((await caller.get<Profile>("/api/dj/account")).body.email).not.toBe(taken.email);
  });

  test("the page one came from outlives registration, its mail, and a recovery", async () => {
    const next = "/DJPortal/invitation?token=abc&x=1";
    const email = `${randomUUID()}@example.org`;
    const caller = new Caller();
    await caller.post("/api/auth/register", { name: "Ana", email, password: PASSWORD, next });
    const confirmed = await caller.open("GET", linkIn(await mailTo(email)));
    const back = new URLSearchParams({ next }).toString();
    expect(confirmed.headers.get("location")).toBe(`/auth/login?${back}&notice=verified`);

    await caller.post("/api/auth/recover", { email, next });
    const link = new URL(linkIn(await mailTo(email)), "http://localhost");
    expect(link.searchParams.get("next")).toBe(next);
    const token = link.searchParams.get("token");
    const body = { token, next, password: "another good one" };
    const reset = await caller.post<Next>("/api/auth/reset-password", body);
    expect(reset.body.next).toBe(next);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/%2f%2fevil.example/../..//evil.example",
    "%2F%2Fevil.example",
    "\t//evil.example",
    "http:evil.example",
    "/api/auth/sign-out",
  ])("no form and no mail leads on to %s", async (next) => {
    const email = `${randomUUID()}@example.org`;
    const caller = new Caller();
    await caller.post("/api/auth/register", { name: "Ana", email, password: PASSWORD, next });
    const mailed = linkIn(await mailTo(email));
    expect(mailed).not.toContain("evil");
    const opened = await caller.open("GET", `${mailed}&next=${encodeURIComponent(next)}`);
    expect(opened.headers.get("location")).toBe("/auth/login?notice=verified");
    const reply = await caller.post<Next>("/api/auth/sign-in", { email, password: PASSWORD, next });
    expect(reply.body).toEqual({ next: "/DJPortal" });
  });

  test("recovery and signing out end what is open of the account", async () => {
    const { caller, email } = await verified();
    const { body } = await caller.post<{ event: { id: string } }>("/api/dj/events", {
      name: "Night",
    });
    const live = `/api/dj/events/${body.event.id}/live`;
    const left = await Listener.open(caller, live);
    const tab = new Caller();
    await signedIn(tab, email);
    await tab.post("/api/auth/sign-out", {});
    await left.until(() => left.isEnded);

    const open = await Listener.open(caller, live);
    await new Caller().post("/api/auth/recover", { email });
    const token = new URLSearchParams(linkIn(await mailTo(email)).split("?")[1]).get("token");
    await new Caller().post("/api/auth/reset-password", { token, password: "another good one" });
    await open.until(() => open.isEnded);
    expect((await caller.open("GET", live)).status).toBe(401);
  });

  test("recovery by mail sets a new password once and ends every session", async () => {
    const { caller, email } = await verified();
    await new Caller().post("/api/auth/recover", { email, frame: "boxed" });
    const link = linkIn(await mailTo(email));
    expect(link).toMatch(/^\/auth\/forgot-password2\?token=/);
    const token = new URLSearchParams(link.split("?")[1]).get("token");
    const body = { token, password: "another good one", frame: "boxed" };
    const reset = await new Caller().post<Next>("/api/auth/reset-password", body);
    expect(reset.body.next).toBe("/DJPortal");
    expect((await caller.get("/api/dj/events")).status).toBe(401);
    expect((await new Caller().post("/api/auth/reset-password", body)).status).toBe(400);
    const signedIn = await caller.post("/api/auth/sign-in", { email, password: body.password });
    expect(signedIn.status).toBe(200);
  });

  test("nobody learns from an answer whether an account exists", async () => {
    const { email } = await verified();
    const unknown = `${randomUUID()}@example.org`;
    const body = (address: string) => ({ email: address, password: "not this one" });
    const replies = await Promise.all(
      [email, unknown].map((address) => new Caller().post("/api/auth/sign-in", body(address))),
    );
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    const recoveries = await Promise.all(
      [email, unknown].map((address) => new Caller().post("/api/auth/recover", { email: address })),
    );
    expect(recoveries[0]?.body).toEqual(recoveries[1]?.body);
    await afterAnswers();
    expect(await mailTo(unknown)).toBeUndefined();
  });

  test("each wrong password doubles the wait, for an account that does not exist as well", async () => {
    const { email } = await registered();
    const start = Date.now();
    for (const account of [email, `${randomUUID()}@example.org`]) {
      const guess = () =>
        new Caller().post("/api/auth/sign-in", { email: account, password: "no" });
      let now = start;
      jest.spyOn(Date, "now").mockImplementation(() => now);
      for (let tries = 0; tries < limits.account.free; tries += 1) {
        expect((await guess()).status).toBe(400);
      }
      for (const seconds of [1, 2, 4]) {
        const early = await guess();
        expect([early.status, early.headers.get("retry-after")]).toEqual([429, `${seconds}`]);
        now += seconds * 1000;
        expect((await guess()).status).toBe(400);
      }
    }
  });

  test("one address has a limit, whichever accounts it tries, and another address does not share it", async () => {
    const [attacker, venue] = [new Caller(), new Caller()];
    const guess = (caller: Caller) =>
      caller.post("/api/auth/sign-in", { email: `${randomUUID()}@example.org`, password: "no" });
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now);
    // One after the other: more at once than the queue of the hashing takes would be refused by that.
    for (let tries = 0; tries < limits.address.free; tries += 1) {
      expect((await guess(attacker)).status).toBe(400);
    }
    const refused = await guess(attacker);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
    expect((await guess(venue)).status).toBe(400);
  });

  test("the account goes with everything in it, for the right password only", async () => {
    const { caller, email } = await verified();
    await caller.post("/api/dj/events", { name: "Gone soon", status: "open" });
    const wrong = await caller.send("DELETE", "/api/dj/account", {
      body: { password: "wrong one" },
    });
    expect(wrong.status).toBe(400);
    const list = await caller.get<{ events: { code: string }[] }>("/api/dj/events");
    const code = list.body.events[0]?.code;
    const gone = await caller.send("DELETE", "/api/dj/account", { body: { password: PASSWORD } });
    expect(gone.status).toBe(204);
    expect((await new Caller().get(`/api/events/${code}`)).status).toBe(404);
    const back = await caller.post("/api/auth/sign-in", { email, password: PASSWORD });
    expect(back.status).toBe(400);
  });

  test("forged and foreign session cookies are nobody's", async () => {
    const { caller } = await verified();
    const [name = "", value = ""] =
      [...caller.cookies].find(([key]) => key.includes("session")) ?? [];
    const forged = new Caller();
    forged.cookies.set(name, `${value.slice(0, -6)}AAAAA%3D`);
    expect((await forged.get("/api/dj/events")).status).toBe(401);
  });

  test("a plain form signs in, and comes back to its page with what was wrong", async () => {
    const { email } = await verified();
    const send = (fields: Record<string, string>) =>
      answer(
        new Request("http://localhost/api/auth/sign-in", {
          method: "POST",
          body: new URLSearchParams({ frame: "boxed", next: "//evil.example", email, ...fields }),
        }),
      );
    const wrong = await send({ password: "not this one" });
    expect([wrong.status, wrong.headers.get("location")]).toEqual([
      303,
      "/auth/login2?next=%2F%2Fevil.example&problem=wrong_credentials",
    ]);
    const right = await send({ password: PASSWORD });
    expect(right.headers.get("location")).toBe("/DJPortal");
    expect(right.headers.getSetCookie()[0]).toMatch(/session_token=.*HttpOnly; SameSite=Lax/);
  });

  test("a name with a line break never reaches the head of a mail", async () => {
    const reply = await new Caller().post<Failure>("/api/auth/register", {
      name: "Ana\r\nBcc: all@example.org",
      email: `${randomUUID()}@example.org`,
      password: PASSWORD,
    });
    expect(reply.body.error.fields).toEqual({ name: ["invalid"] });
  });
});
