import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { TwoFactorSetup } from "@/lib/account/two-factor/schema";
import { storage } from "@/lib/db/client";
import { codeFor, stepNow } from "@/lib/testing/authenticator";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { cookieOf, signedElsewhere, withCookie } from "@/lib/testing/forge";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import { addAccount } from "./accounts";

// Checking a password is slow by design, and these tests check many.
jest.setTimeout(60_000);

const SESSION = "crowdcue.session_token";
const HALF = "crowdcue.two_factor";
const TRUST = "crowdcue.trust_device";
const PASSWORD = "correct horse battery";

async function newAccount() {
  const account = { email: `${randomUUID()}@example.org`, password: PASSWORD };
  await addAccount({ name: "Ana", ...account });
  return account;
}

/** Returns the signed part of a signed cookie. */
function tokenOf(value: string) {
  return decodeURIComponent(value).split(".")[0] ?? "";
}

function resigned(value: string) {
  const token = tokenOf(value);
  return encodeURIComponent(`${token}.${signedElsewhere(token, "base64")}`);
}

function mixed(own: string, others: string) {
  return encodeURIComponent(`${tokenOf(own)}.${decodeURIComponent(others).split(".")[1]}`);
}

onBothEngines(() => {
  describe("the session cookie", () => {
    let owner: Caller;
    let other: Caller;
    let night: Night;
    beforeAll(async () => {
      [owner, other] = [await signedUpDj("Owner"), await signedUpDj("Other")];
      night = await openNight({}, owner);
    });

    const forgeries: [string, (own: string, others: string) => string][] = [
      ["signed with another secret", (own) => resigned(own)],
      ["with another session's signature", (own, others) => mixed(own, others)],
      ["without a signature", (own) => tokenOf(own)],
      ["cut short", (own) => own.slice(0, -6)],
      ["cut in the token", (own) => own.slice(1)],
      ["empty", () => ""],
      ["of no session", () => resigned(randomUUID())],
      ["very long", (own) => own.repeat(50)],
      ["no text", () => "%E0%A4%A.%ff"],
    ];

    test.each(forgeries)("that is %s gives no access", async (_, forge) => {
      const value = forge(cookieOf(owner, SESSION), cookieOf(other, SESSION));
      for (const name of [SESSION, `__Secure-${SESSION}`]) {
        const forger = withCookie(name, value);
        for (const path of [
          "/api/dj/events",
          "/api/dj/account",
          night.djUrl,
          `${night.djUrl}/live`,
        ]) {
          expect((await forger.open("GET", path)).status).toBe(401);
        }
      }
    });

    test("of another DJ gives access to that DJ's own data only", async () => {
      const thief = withCookie(SESSION, cookieOf(other, SESSION));
      expect((await thief.get("/api/dj/events")).status).toBe(200);
      expect((await thief.get(night.djUrl)).status).toBe(404);
    });

    test("gives no access after it expires", async () => {
      const dj = await signedUpDj();
      const token = tokenOf(cookieOf(dj, SESSION));
      const past = new Date(Date.now() - 1000).toISOString();
      const ended =
        await sql`update "session" set "expiresAt" = ${past} where "token" = ${token}`.execute(
          (await storage()).writer,
        );
      expect(ended.numAffectedRows).toBe(1n);
      expect((await dj.get("/api/dj/events")).status).toBe(401);
    });

    test("gives no access after signing out, in this browser or from another one", async () => {
      const account = await newAccount();
      const [here, there] = [new Caller(), new Caller()];
      for (const browser of [here, there]) await browser.post("/api/auth/sign-in", account);
      const kept = withCookie(SESSION, cookieOf(here, SESSION));
      await here.post("/api/auth/sign-out", {});
      expect((await kept.get("/api/dj/events")).status).toBe(401);

      await here.post("/api/auth/sign-in", account);
      expect((await here.delete("/api/dj/account/sessions")).status).toBe(204);
      expect((await there.get("/api/dj/events")).status).toBe(401);
      expect((await here.get("/api/dj/events")).status).toBe(200);
    });
  });

  describe("the cookies of two-factor sign-in", () => {
    async function guarded() {
      const account = await newAccount();
      const dj = new Caller();
      await dj.post("/api/auth/sign-in", account);
      const { body } = await dj.post<TwoFactorSetup>("/api/dj/account/two-steps", {
        password: PASSWORD,
      });
      const setup = await codeFor(body.secret);
      await dj.send("PUT", "/api/dj/account/two-steps", { body: { code: setup } });
      return { account, code: await codeFor(body.secret, stepNow() + 1), paper: body.backupCodes };
    }

    async function halfWay(account: object) {
      const browser = new Caller();
      await browser.post("/api/auth/sign-in", account);
      return browser;
    }

    test("the cookie of the first factor alone gives no access", async () => {
      const { account } = await guarded();
      const browser = await halfWay(account);
      expect((await browser.get("/api/dj/events")).status).toBe(401);
      const dressed = withCookie(SESSION, cookieOf(browser, HALF));
      expect((await dressed.get("/api/dj/events")).status).toBe(401);
    });

    test("a code is refused without the cookie of the first factor, or with another account's, a forged or a used one", async () => {
      const [ana, bo] = [await guarded(), await guarded()];
      const half = cookieOf(await halfWay(ana.account), HALF);
      const others = cookieOf(await halfWay(bo.account), HALF);
      const forged = [
        half.slice(0, -6),
        half.split(".")[0] ?? "",
        encodeURIComponent(`${randomUUID()}.${signedElsewhere("x", "base64")}`),
        others,
        "",
      ];
      for (const value of forged) {
        const reply = await withCookie(HALF, value).post<Failure>("/api/auth/two-steps", {
          code: ana.code,
        });
        expect([reply.status, reply.body.error.code]).toEqual([400, "invalid_input"]);
      }
      const none = await new Caller().post("/api/auth/two-steps", { code: ana.code });
      expect(none.status).toBe(400);

      const { code } = ana;
      expect((await withCookie(HALF, half).post("/api/auth/two-steps", { code })).status).toBe(200);
      const [paper] = ana.paper;
      const again = await withCookie(HALF, half).post("/api/auth/two-steps", { code: paper });
      expect(again.status).toBe(400);
    });

    test("a browser trusted by one account is not trusted by another", async () => {
      const [ana, bo] = [await guarded(), await guarded()];
      const browser = await halfWay(ana.account);
      await browser.post("/api/auth/two-steps", { code: ana.code, trust: true });
      const trust = cookieOf(browser, TRUST);
      for (const value of [trust, trust.slice(0, -6), resigned(trust)]) {
        const thief = withCookie(TRUST, value);
        const { body } = await thief.post<{ next: string }>("/api/auth/sign-in", bo.account);
        expect(body.next).toContain("/auth/two-steps");
      }
    });
  });
});
