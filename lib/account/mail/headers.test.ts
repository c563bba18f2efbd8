import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { env } from "@/lib/process/env";
import { afterAnswers } from "@/lib/server/after-answer";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";

// Checking a password is slow by design, and these tests check many.
jest.setTimeout(60_000);

const PASSWORD = "correct horse battery";
const INJECTED = "all@evil.example";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-headers-"));
  env().DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns every mail sent so far, raw header and parsed. */
async function outbox() {
  await afterAnswers();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const mails = files.filter((file) => file.endsWith(".eml"));
  return Promise.all(
    mails.map(async (file) => {
      const raw = readFileSync(join(folder, file), "utf8");
      return { head: raw.split("\r\n\r\n")[0] ?? "", mail: await PostalMime.parse(raw) };
    }),
  );
}

/** Ways to end a line, for us or for a mail reader. */
const BREAKS = [
  "\r\n",
  "\n",
  "\r",
  "\u0000",
  "\u0085",
  "\u2028",
  "\u2029",
  "%0D%0A",
  "=0D=0A",
  "\\r\\n",
];
/** Some are refused. Those that are accepted must stay plain text. */
const NAMES = [
  ...BREAKS.map((end) => `Ana${end}Bcc: ${INJECTED}${end}${end}Hello`),
  `=?utf-8?Q?Ana=0D=0ABcc:_${INJECTED}?=`,
  `"Ana" <${INJECTED}>, Bo`,
  "👩‍🎤 Ünï ❤️ عمرو",
];
const ADDRESSES = [
  ...BREAKS.map((end) => `ana@example.org${end}Bcc: ${INJECTED}`),
  ...BREAKS.map((end) => `ana${end}Bcc:${INJECTED}`),
  `ana@example.org, ${INJECTED}`,
  `ana@example.org; ${INJECTED}`,
  `${INJECTED} <ana@example.org>`,
  `"ana@example.org, ${INJECTED}"@example.org`,
  `ana@example.org>\r\nRCPT TO:<${INJECTED}`,
  "ana@[127.0.0.1]",
  "ana@exa mple.org",
  "@example.org",
];

onBothEngines(() => {
  test("whatever a DJ's name contains, a mail has only our headers and one recipient", async () => {
    for (const name of NAMES) {
      const email = `${randomUUID()}@example.org`;
      // From different IP addresses, because one would be rate limited.
      const headers = { "x-forwarded-for": email };
      const body = { name, email, password: PASSWORD };
      await new Caller().send("POST", "/api/auth/register", { body, headers });
      await new Caller().send("POST", "/api/auth/recover", { body: { email }, headers });
    }
    const mails = await outbox();
    expect(mails.length).toBeGreaterThan(12);
    for (const { head, mail } of mails) {
      const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, header]) => header);
      expect(names.sort()).toEqual(
        ["Content-Type", "Date", "From", "MIME-Version", "Message-ID", "Subject", "To"].sort(),
      );
      expect(head).not.toContain(INJECTED);
      expect(mail.to).toHaveLength(1);
      expect(mail.to?.[0]?.address).toMatch(/^[\w-]+@example\.org$/);
      expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
    }
  });

  test("an input with more than one e-mail address is refused", async () => {
    const before = (await outbox()).length;
    const dj = await signedUpDj();
    for (const email of ADDRESSES) {
      const tried = [
        await new Caller().post("/api/auth/register", { name: "Ana", email, password: PASSWORD }),
        await new Caller().post("/api/auth/recover", { email }),
        await new Caller().post("/api/auth/sign-in", { email, password: PASSWORD }),
        await dj.post("/api/dj/account/email", { email, currentPassword: PASSWORD }),
      ];
      expect([email, ...tried.map(({ status }) => status)]).toEqual([email, 400, 400, 400, 400]);
    }
    expect(await outbox()).toHaveLength(before);
  });

  test("a name with a line break is refused in a later change, too", async () => {
    const dj = await signedUpDj();
    for (const end of ["\r\n", "\n", "\r", "\u0000", "\u0085"]) {
      const { status } = await dj.patch("/api/dj/account", { name: `Ana${end}Bcc: ${INJECTED}` });
      expect(status).toBe(400);
    }
  });

  test("the link in a mail goes to this site, whatever host the client sends", async () => {
    const email = `${randomUUID()}@example.org`;
    await new Caller().send("POST", "/api/auth/register", {
      body: { name: "Ana", email, password: PASSWORD },
      headers: {
        host: "evil.example",
        "x-forwarded-host": "evil.example",
        origin: "http://localhost",
      },
    });
    const mail = (await outbox()).find(({ mail }) => mail.to?.[0]?.address === email);
    expect(mail?.mail.text).toContain("http://localhost/api/auth/verify-email");
    expect(`${mail?.mail.text}${mail?.mail.html}`).not.toContain("evil.example");
  });
});
