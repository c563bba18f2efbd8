import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { env } from "@/lib/env";
import { mailsDelivered } from "@/lib/mail/service";
import type { Profile } from "@/lib/profile/schema";
import { codeFor } from "@/lib/testing/authenticator";
import { answer, Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import type { Failure } from "@/lib/testing/night";
import type { TwoStepsSetup } from "@/lib/two-steps/schema";

const PASSWORD = "correct horse battery";
type Next = { next: string };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-accounts-"));
  env().DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The newest mail in the outbox to this address. */
async function mailTo(address: string) {
  await mailsDelivered();
  const outbox = join(folder, "outbox");
  const files = readdirSync(outbox).sort().reverse();
  const mails = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(join(outbox, file)))),
  );
  return mails.find(({ to }) => to?.[0]?.address === address);
}

/** The path of the link in a mail. */
function linkIn(mail: Awaited<ReturnType<typeof mailTo>>) {
  const { pathname, search } = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return pathname + search;
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
    const again = await caller.post<Next>("/api/auth/register", account);
    expect(again.status).toBe(200);
    expect((await mailTo(email))?.subject).toBe("You have an account already");
  });

  test("two steps: set up with a code from the app, asked for from then on, backup codes work once", async () => {
    const { caller, email } = await verified();
    const begun = await caller.post<TwoStepsSetup>("/api/dj/account/two-steps", {
      password: PASSWORD,
    });
    expect(begun.body.backupCodes).toHaveLength(10);
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
    expect(half.body.next).toBe("/auth/two-steps?next=%2FDJPortal");
    expect((await other.get("/api/dj/events")).status).toBe(401);
    const [paper] = begun.body.backupCodes;
    const whole = await other.post("/api/auth/two-steps", { code: paper, trust: true });
    expect(whole.status).toBe(200);
    expect((await other.get("/api/dj/events")).status).toBe(200);

    await other.post("/api/auth/sign-out", {});
    const trusted = await other.post<Next>("/api/auth/sign-in", { email, password: PASSWORD });
    expect(trusted.body.next).toBe("/DJPortal");

    const third = new Caller();
    await third.post("/api/auth/sign-in", { email, password: PASSWORD });
    expect((await third.post("/api/auth/two-steps", { code: paper })).status).toBe(400);
    const byApp = await third.post("/api/auth/two-steps", {
      code: await codeFor(begun.body.secret),
    });
    expect(byApp.status).toBe(200);
  });

  test("recovery by mail sets a new password once and ends every session", async () => {
    const { caller, email } = await verified();
    await new Caller().post("/api/auth/recover", { email, frame: "boxed" });
    const link = linkIn(await mailTo(email));
    expect(link).toMatch(/^\/auth\/forgot-password2\?token=/);
    const token = new URLSearchParams(link.split("?")[1]).get("token");
    const body = { token, password: "another good one", frame: "boxed" };
    const reset = await new Caller().post<Next>("/api/auth/reset-password", body);
    expect(reset.body.next).toBe("/auth/login2?notice=reset");
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
    await mailsDelivered();
    expect(await mailTo(unknown)).toBeUndefined();
  });

  test("guessing a password soon has to wait, for an account that does not exist as well", async () => {
    const email = `${randomUUID()}@example.org`;
    const replies = [];
    for (let tries = 0; tries < 6; tries += 1) {
      replies.push(
        await new Caller().post("/api/auth/sign-in", { email, password: `no ${tries}` }),
      );
    }
    const last = replies.at(-1);
    expect(replies[0]?.status).toBe(400);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
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

  test("one session ends without the others", async () => {
    const { caller, email } = await verified();
    const other = new Caller();
    await other.post("/api/auth/sign-in", { email, password: PASSWORD });
    const { body } = await caller.get<Profile>("/api/dj/account");
    const id = body.sessions.find(({ isCurrent }) => !isCurrent)?.id;
    expect((await caller.delete(`/api/dj/account/sessions/${id}`)).status).toBe(204);
    expect((await other.get("/api/dj/events")).status).toBe(401);
    expect((await caller.get("/api/dj/events")).status).toBe(200);
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
