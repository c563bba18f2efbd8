import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { env } from "@/lib/process/env";
import { afterAnswers } from "@/lib/server/after-answer";
import {
  confirmAddress,
  Holder,
  mailedTo,
  newAddress,
  PASSWORD,
  passMinutes,
  recover,
} from "@/lib/testing/accounts";
import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";

// Passwords are slow to check, by design, and these tests check many.
jest.setTimeout(60_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-links-"));
  env().DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  jest.restoreAllMocks();
  await afterAnswers();
});

async function register(email: string, password = PASSWORD, browser = new Caller()) {
  await browser.post("/api/auth/register", { name: "Ana", email, password });
  return (await mailedTo(email)).link;
}

async function open(link: string, browser = new Caller(), method = "GET") {
  const { status, headers } = await browser.open(method, link);
  return status === 303 ? headers.get("location") : status;
}

const CONFIRMED = "/auth/login?notice=verified";
const STALE = "/auth/login?problem=stale_link";

onBothEngines((_, opened) => {
  /** Where a sign-in leads, or the status of one that is refused. */
  async function signIn(email: string, password = PASSWORD, browser = new Caller()) {
    const reply = await browser.post<{ next: string }>("/api/auth/sign-in", { email, password });
    return reply.status === 200 ? reply.body.next : reply.status;
  }

  describe("the link that confirms a new account", () => {
    test("works once, and says so the second time", async () => {
      const [email, browser] = [newAddress(), new Caller()];
      const link = await register(email, PASSWORD, browser);
      expect(await open(link, browser, "HEAD")).toBe(200);
      expect(await signIn(email)).toBe(400);
      const newest = (await mailedTo(email)).link;
      expect(await open(newest, browser)).toBe(CONFIRMED);
      expect(await open(newest, browser)).toBe(STALE);
      expect(await signIn(email, PASSWORD, browser)).toBe("/DJPortal");
      expect(await open(newest, browser)).toBe("/DJPortal/account?problem=stale_link");
    });

    test("ends with a newer one", async () => {
      const [email, browser] = [newAddress(), new Caller()];
      const link = await register(email, PASSWORD, browser);
      await signIn(email);
      const newer = (await mailedTo(email)).link;
      expect(await open(link, browser)).toBe(STALE);
      expect(await open(newer, browser)).toBe(CONFIRMED);
    });

    test("ends with a new password", async () => {
      const email = newAddress();
      const link = await register(email);
      await new Caller().post("/api/auth/recover", { email });
      expect(await recover((await mailedTo(email)).token, "another good one")).toBe(200);
      expect(await open(link)).toBe(STALE);
      expect(await signIn(email, "another good one")).toBe(400);
    });

    test("ends after an hour", async () => {
      const link = await register(newAddress());
      passMinutes(61);
      expect(await open(link)).toBe(STALE);
    });

    test("confirms no other account that has the address later", async () => {
      const email = newAddress();
      const link = await register(email);
      const { writer } = opened().storage;
      await sql`delete from "user" where email = ${email}`.execute(writer);
      await register(email, "somebody else's words");
      expect(await open(link)).toBe(STALE);
      expect(await signIn(email, "somebody else's words")).toBe(400);
    });

    test.each([
      ["without a token", ""],
      ["with an empty one", "?token="],
      ["with one that was cut", "?token=abc"],
      ["with one that is too long", `?token=${"x".repeat(3000)}`],
      ["with two", "?token=a&token=b"],
      ["with a frame that there is not", "?token=abc&frame=none"],
    ])("leads %s to a page that says that it does not work", async (_name, query) => {
      expect(await open(`/api/auth/verify-email${query}`)).toBe(STALE);
    });
  });

  describe("the link to a new password", () => {
    const next = "a new good one";

    test("works once, and the one before it not at all", async () => {
      const owner = await Holder.signedIn();
      const [first, second] = [await owner.askToRecover(), await owner.askToRecover()];
      expect(await recover(first, next)).toBe(400);
      expect(await recover(second, "short")).toBe(400);
      expect(await recover(second, next)).toBe(200);
      expect(await recover(second, "and another one")).toBe(400);
      expect(await signIn(owner.email, next)).toBe("/DJPortal");
    });

    const ends: [string, (owner: Holder) => Promise<unknown>][] = [
      ["a changed password", (owner) => owner.changePassword("another good one")],
      [
        "another address",
        async (owner) => confirmAddress(owner.browser, await owner.askFor(newAddress())),
      ],
      ["the second step", (owner) => owner.setUpTwoFactor()],
      ["an hour", async () => passMinutes(61)],
    ];
    test.each(ends)("ends with %s", async (_name, end) => {
      const owner = await Holder.signedIn();
      const token = await owner.askToRecover();
      await end(owner);
      expect(await recover(token, next)).toBe(400);
    });

    test("is kept as nothing that opens it", async () => {
      const owner = await Holder.signedIn();
      const tokens = [await owner.askToRecover(), await owner.askFor(newAddress())];
      const { reader } = opened().storage;
      for (const table of ["links", "verification"]) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(reader);
        expect(rows.length).toBeGreaterThan(0);
        for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
      }
    });

    test("goes with its account", async () => {
      const owner = await Holder.signedIn();
      const asked = newAddress();
      const token = await owner.askToRecover();
      await owner.askFor(asked);
      const body = { password: PASSWORD };
      expect((await owner.browser.send("DELETE", "/api/dj/account", { body })).status).toBe(204);
      expect(await recover(token, next)).toBe(400);
      const kept = sql`select * from links where "email" in (${owner.email}, ${asked})`;
      expect((await kept.execute(opened().storage.reader)).rows).toEqual([]);
    });
  });

  test("a new password by mail opens a session, and asks an account with two steps for its code first", async () => {
    const [plain, guarded] = [await Holder.signedIn(), await Holder.signedIn()];
    await guarded.setUpTwoFactor();
    const reset = async (owner: Holder, browser: Caller) => {
      const body = { token: await owner.askToRecover(), password: "a new good one" };
      return (await browser.post<{ next: string }>("/api/auth/reset-password", body)).body.next;
    };
    const [here, there] = [new Caller(), new Caller()];
    expect(await reset(plain, here)).toBe("/DJPortal");
    expect((await here.get("/api/dj/account")).status).toBe(200);
    expect(await reset(guarded, there)).toBe("/auth/two-steps");
    expect((await there.get("/api/dj/account")).status).toBe(401);
    const code = guarded.backupCodes.pop();
    expect((await there.post("/api/auth/two-steps", { code })).status).toBe(200);
    expect((await there.get("/api/dj/account")).status).toBe(200);
  });

  describe("a browser that is remembered", () => {
    async function remembered(owner: Holder) {
      const browser = new Caller();
      await owner.signIn(browser);
      await browser.post("/api/auth/two-steps", { code: owner.backupCodes.pop(), trust: true });
      expect(await owner.signIn(browser)).toBe("/DJPortal");
      return browser;
    }

    test("is asked for a code again after a new password", async () => {
      const owner = await Holder.signedIn();
      await owner.setUpTwoFactor();
      const before = await remembered(owner);
      await owner.changePassword("another good one");
      expect(await owner.signIn(before)).toBe("/auth/two-steps");

      const after = await remembered(owner);
      const token = await owner.askToRecover();
      owner.password = "a third good one";
      expect(await recover(token, owner.password)).toBe(200);
      expect(await owner.signIn(after)).toBe("/auth/two-steps");
    });

    test("is asked for a code again when all others are signed out, but not who signs them out", async () => {
      const owner = await Holder.signedIn();
      await owner.setUpTwoFactor();
      const [here, there] = [await remembered(owner), await remembered(owner)];
      expect((await here.delete("/api/dj/account/sessions")).status).toBe(204);
      expect(await owner.signIn(there)).toBe("/auth/two-steps");
      expect(await owner.signIn(here)).toBe("/DJPortal");
    });
  });

  test("a sign-in that waits for its code does not outlive the password it began with", async () => {
    const owner = await Holder.signedIn();
    await owner.setUpTwoFactor();
    for (const end of [
      () => owner.changePassword("another good one"),
      async () => recover(await owner.askToRecover(), "a third good one"),
    ]) {
      const thief = new Caller();
      expect(await owner.signIn(thief)).toBe("/auth/two-steps");
      await end();
      const code = owner.backupCodes.pop();
      expect((await thief.post("/api/auth/two-steps", { code })).status).toBe(400);
      expect((await thief.get("/api/dj/account")).status).toBe(401);
    }
  });
});
