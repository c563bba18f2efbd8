import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Profile } from "@/lib/account/profile/schema";
import type { TwoFactorSetup } from "@/lib/account/two-factor/schema";
import { openStorage, type Storage, setStorage, storage } from "@/lib/db/client";
import { env } from "@/lib/process/env";
import { secret } from "@/lib/process/secret";
import { afterAnswers } from "@/lib/server/after-answer";
import { codeFor } from "./authenticator";
import { Caller, signedUpDj } from "./calls";
import { freshDatabase, onBothEngines } from "./engines";
import { hostilePlace, sendMalformed } from "./malformed-calls";
import { type Night, openNight } from "./night";
import { heard, INSIDES, recordEverything } from "./recorder";
import { loadRoutes } from "./routes";

// Checking a password is slow by design, and these tests check many.
jest.setTimeout(60_000);

const PASSWORD = "correct horse battery";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-secrets-"));
  env().DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));

const { answers, log, leaksOf } = recordEverything();

/** Every secret in the storage, in the pieces that would reveal it. */
async function secretsIn({ reader }: Storage) {
  const stored = await Promise.all([
    sql<{ word: string }>`select "password" as word from account`.execute(reader),
    sql<{ word: string }>`select "token" as word from session`.execute(reader),
    sql<{ word: string }>`select "secret" as word from "twoFactor"`.execute(reader),
    sql<{ word: string }>`select "backupCodes" as word from "twoFactor"`.execute(reader),
    sql<{ word: string }>`select "identifier" as word from verification`.execute(reader),
    sql<{ word: string }>`select "value" as word from verification`.execute(reader),
    sql<{ word: string }>`select "tokenHash" as word from invitations`.execute(reader),
    sql<{ word: string }>`select "tokenHash" as word from links`.execute(reader),
    sql<{ word: string }>`select "secretHash" as word from "secretLinks"`.execute(reader),
    sql<{ word: string }>`select "key" as word from attempts`.execute(reader),
  ]);
  const words = stored.flatMap(({ rows }) => rows.flatMap(({ word }) => word.split(/[:!]/)));
  // Attempts and codes are stored by the account's id, which the DJs of an event know of each other.
  const { rows } = await sql<{ id: string }>`select "id" from "user"`.execute(reader);
  const ids = new Set(rows.map(({ id }) => id));
  const hidden = words.filter((word) => word.length >= 16 && !ids.has(word));
  return [...hidden, secret(), PASSWORD];
}

onBothEngines((engine, opened) => {
  /** Takes an account from registration to two-factor, with an event and an invitation. */
  async function lifeOfAnAccount() {
    const dj = new Caller();
    const email = `${randomUUID()}@example.org`;
    await dj.post("/api/auth/register", { name: "Ana", email, password: PASSWORD });
    await dj.post("/api/auth/register", { name: "Ana", email, password: PASSWORD });
    await dj.post("/api/auth/sign-in", { email, password: PASSWORD });
    await dj.post("/api/auth/sign-in", { email, password: "not this one" });
    await afterAnswers();
    await sql`update "user" set "emailVerified" = ${engine === "sqlite" ? 1 : true}`.execute(
      opened().storage.writer,
    );
    await dj.post("/api/auth/sign-in", { email, password: PASSWORD });
    await dj.post("/api/auth/recover", { email });
    await dj.post("/api/auth/reset-password", { token: "wrong", password: PASSWORD });
    await dj.get("/api/auth/verify-email?token=wrong").catch(() => undefined);
    const setup = await dj.post<TwoFactorSetup>("/api/dj/account/two-steps", {
      password: PASSWORD,
    });
    const code = await codeFor(setup.body.secret);
    await dj.send("PUT", "/api/dj/account/two-steps", { body: { code } });
    const other = new Caller();
    await other.post("/api/auth/sign-in", { email, password: PASSWORD });
    await other.post("/api/auth/two-steps", { code: "000000" });
    await other.post("/api/auth/two-steps", { code: setup.body.backupCodes[0], trust: true });
    await dj.get("/api/dj/account");
    await dj.patch("/api/dj/account", { name: "Ana B" });
    await dj.post("/api/dj/account/email", { email: "new@example.org", currentPassword: PASSWORD });
    await dj.post("/api/dj/account/password", { currentPassword: "wrong", password: PASSWORD });
    await afterAnswers();
    const night = await openNight({}, dj);
    const invited = await dj.post<{ token: string }>(`${night.djUrl}/invitations`, {
      role: "moderator",
    });
    await dj.get(`${night.djUrl}/invitations`);
    await other.post("/api/dj/invitations", { token: invited.body.token });
    await dj.get("/api/dj/events");
    await dj.get(night.djUrl);
    const { guest } = await night.asked({ name: "Bo", message: "for mum" });
    await guest.get(night.url);
    await night.djList();
    await dj.get("/api/health");
    const own = [setup.body.secret, ...setup.body.backupCodes];
    return { own, token: invited.body.token };
  }

  test("from registration to two-factor sign-in, no secret is sent or logged except to its owner", async () => {
    const { own, token } = await lifeOfAnAccount();
    const secrets = await secretsIn(opened().storage);
    expect(secrets.length).toBeGreaterThan(8);
    const leaks = leaksOf([...secrets, ...own, token], (call) => {
      if (call === "POST /api/dj/account/two-steps") return own;
      return call.endsWith("/invitations") ? [token] : [];
    });
    expect(leaks).toEqual([]);
    expect(answers.filter(({ text }) => INSIDES.test(text))).toEqual([]);
    expect(log).toEqual([]);
    // Proves that the recorder hears a secret when one is sent.
    expect(leaksOf([token])).toContain(answers.find(({ text }) => text.includes(token))?.call);
  });

  test("no malformed call reveals a secret or an internal, or writes to the log", async () => {
    const { callers, cases } = await hostilePlace();
    for (const malformed of cases) {
      const { response, text } = await sendMalformed(callers, malformed);
      answers.push(await heard(malformed.name, new Response(text, response)));
    }
    expect(leaksOf(await secretsIn(opened().storage))).toEqual([]);
    expect(answers.filter(({ text }) => INSIDES.test(text))).toEqual([]);
    expect(log).toEqual([]);
  });

  test("when the storage is gone, visitors learn that something failed, and the log says why", async () => {
    const night = await openNight();
    const guest = new Caller();
    await night.list(guest);
    const secrets = await secretsIn(opened().storage);
    answers.splice(0);
    await withoutStorage(engine, async () => {
      for (const [method, path, body] of await everyCall(night)) {
        await (path.startsWith("/api/events") ? guest : night.dj).open(method, path, body);
      }
    });
    const failed = answers.filter(({ text }) => text.startsWith("5"));
    expect(failed.length).toBeGreaterThan(20);
    const others = failed.filter(({ text }) => !text.endsWith('{"error":{"code":"unexpected"}}'));
    expect(others.map(({ call }) => call)).toEqual(["GET /api/health"]);
    expect(answers.filter(({ text }) => INSIDES.test(text))).toEqual([]);
    expect(leaksOf(secrets)).toEqual([]);
    expect(log.join()).toMatch(engine === "sqlite" ? /connection is not open/ : /end on the pool/);
    await healthy();
  });

  test.each([
    "user",
    "account",
    "session",
    "twoFactor",
    "verification",
    "attempts",
    "invitations",
    "links",
  ])(
    "when the table %s is broken, the log says so and no answer reveals a secret",
    async (table) => {
      const { writer, reader } = opened().storage;
      const dj = await signedUpDj();
      const night = await openNight({}, dj);
      const { body } = await dj.post<TwoFactorSetup>("/api/dj/account/two-steps", {
        password: PASSWORD,
      });
      const { email } = (await dj.get<Profile>("/api/dj/account")).body;
      const secrets = [...(await secretsIn(opened().storage)), ...body.backupCodes];
      answers.splice(0);
      const [name, away] = [sql.table(table), sql.table("away")];
      await sql`alter table ${name} rename to ${away}`.execute(writer);
      for (const [method, path, options] of await everyCall(night, email)) {
        await dj.open(method, path, options);
      }
      await afterAnswers();
      await sql`alter table ${away} rename to ${name}`.execute(writer);
      await sql`select 1 from ${name}`.execute(reader);

      const failed = answers.filter(({ text }) => text.startsWith("5"));
      expect(failed.length).toBeGreaterThan(0);
      expect(
        failed.filter(({ text }) => !text.endsWith('{"error":{"code":"unexpected"}}')),
      ).toEqual([]);
      expect(answers.filter(({ text }) => INSIDES.test(text))).toEqual([]);
      expect(leaksOf(secrets)).toEqual([]);
      expect(log.join()).toContain(table);
    },
  );
});

type Options = NonNullable<Parameters<Caller["open"]>[2]>;

/** One call of each kind, with a body that most schemas accept. Deletions and the sign-out come last. */
async function everyCall(night: Night, email = "ana@example.org") {
  // The document of the API describes itself in words that a failure must not use.
  const others = /\/data\/|\/openapi\.json$|\[\[/;
  const routes = (await loadRoutes("/api/")).filter(({ path }) => !others.test(path));
  const calls = routes.flatMap(({ path, handlers }) => {
    const address = path
      .replace("{kind}/{id}", "cover/1")
      .replace("{code}", night.code)
      .replace(/\{\w+\}/g, night.id);
    const account = path.startsWith("/api/auth") && { name: "Ana", email };
    const song = path.endsWith("/requests") && { id: randomUUID(), title: "Song" };
    const code = path.endsWith("two-steps") && { code: "123456" };
    const token = /reset|invitations$|account\/email$/.test(path) && { token: "x".repeat(40) };
    const body = { ...account, ...song, ...code, ...token };
    const secret = path.startsWith("/api/dj/account") || account ? { password: PASSWORD } : {};
    return Object.keys(handlers).map((method): [string, string, Options] => [
      method,
      address,
      method === "GET" ? {} : { body: { ...body, ...secret } },
    ]);
  });
  const isLast = ([method, path]: (typeof calls)[number]) =>
    method === "DELETE" || path.endsWith("sign-out");
  return [...calls.filter((call) => !isLast(call)), ...calls.filter(isLast)];
}

/** Runs `work` on a storage that is already closed. */
async function withoutStorage(engine: "sqlite" | "postgres", work: () => Promise<void>) {
  const { url, remove } = await freshDatabase(engine);
  const gone = await openStorage(url);
  await gone.close();
  const before = await storage();
  setStorage(gone);
  await work().finally(async () => {
    setStorage(before);
    await remove();
  });
}

/** Waits until the server has noticed that its storage is back: it probes twice a second at most. */
async function healthy() {
  while ((await new Caller().get("/api/health")).status !== 200) await setTimeout(100);
}
