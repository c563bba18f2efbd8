import { EventEmitter, once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { env } from "@/lib/process/env";
import { afterAnswers } from "@/lib/server/after-answer";
import { type LanguageCode, languageCodes, locales } from "@/lib/shell/i18n/locales";
import { allowConsole } from "@/lib/testing/console";
import type { MailKind } from "./schema";
import { sendMail } from "./service";

/** The mails that the test's mail server received, with their recipients. */
const taken: { mail: Email; to: string[] }[] = [];
/** What the mail server answers to the next mails instead of taking them. */
const failures: number[] = [];
let attempts = 0;
const mails = new EventEmitter<{ tried: []; taken: [] }>();
const server = new SMTPServer({
  disabledCommands: ["STARTTLS"],
  authOptional: true,
  onMailFrom(_address, _session, done) {
    attempts += 1;
    mails.emit("tried");
    const responseCode = failures.shift();
    done(responseCode ? Object.assign(new Error("Not now"), { responseCode }) : null);
  },
  onData(stream, session, done) {
    const to = session.envelope.rcptTo.map(({ address }) => address);
    buffer(stream)
      .then((bytes) => PostalMime.parse(bytes))
      .then((mail) => taken.push({ mail, to }))
      .then(() => mails.emit("taken"))
      .then(() => done(), done);
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : 0;
  env().SMTP_URL = `smtp://127.0.0.1:${port}?from=party@crowdcue.example`;
});

afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => {
  taken.splice(0);
  failures.splice(0);
  attempts = 0;
});
afterEach(afterAnswers);

const LINK = "https://crowdcue.example/auth/forgot-password?token=abc&x=1";
async function sent(language: LanguageCode, name = "Ana", kind: MailKind = "recover") {
  const email = "ana@example.org";
  sendMail({ kind, to: email, name, email, link: LINK, language });
  await afterAnswers();
  const [only] = taken;
  if (!only) throw new Error("No mail arrived.");
  return only;
}

test.each(languageCodes)(
  "a mail in %s arrives as text and as HTML, with its link in both",
  async (code) => {
    const { mail, to } = await sent(code);
    expect(to).toEqual(["ana@example.org"]);
    expect(mail.from?.address).toBe("party@crowdcue.example");
    expect(mail.text).toContain(LINK);
    expect(mail.html).toContain(LINK.replace("&", "&amp;"));
    expect(mail.html).toContain(`<html lang="${locales[code].tag}" dir="${locales[code].dir}">`);
    // A missing text would appear as its own key.
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/recover\.|\bmail\.\w/);
  },
);

test.each(languageCodes)("a mail to the former address in %s names the new one", async (code) => {
  const { mail } = await sent(code, "Ana", "moved");
  expect(mail.text).toContain("ana@example.org");
  expect(mail.text).not.toMatch(/\{email\}|moved\.|\bmail\.\w/);
});

test("each language has its own subject", async () => {
  const subjects = [];
  for (const code of languageCodes) {
    taken.splice(0);
    subjects.push((await sent(code)).mail.subject);
  }
  expect(new Set(subjects).size).toBe(languageCodes.length);
});

test("a name is escaped in a mail", async () => {
  const { mail } = await sent("en", "<script>alert(1)</script>");
  expect(mail.html).not.toContain("<script");
  expect(mail.html).toContain("&lt;script&gt;");
});

describe("a mail server that refuses for the moment", () => {
  const again = { kind: "recover", language: "en", link: LINK, name: "Ana" } as const;
  const send = () => sendMail({ ...again, to: "ana@example.org", email: "ana@example.org" });

  test("gets the mail again a second later", async () => {
    failures.push(451);
    send();
    await once(mails, "taken");
    expect(attempts).toBe(2);
  });

  test("gets it once more, and at once, when the server stops", async () => {
    failures.push(421);
    const isTried = once(mails, "tried");
    send();
    await isTried;
    await afterAnswers();
    expect(taken).toHaveLength(1);
  });

  test("is not asked for ever by a server that stops", async () => {
    const said = allowConsole(/Delivering a mail \(recover\) failed/);
    failures.push(421, 421, 421);
    const isTried = once(mails, "tried");
    send();
    await isTried;
    await afterAnswers();
    expect([attempts, taken, said.length]).toEqual([2, [], 1]);
  });
});

test("a mail that is refused for good is not sent again", async () => {
  const said = allowConsole(/Delivering a mail \(recover\) failed/);
  failures.push(550);
  await expect(sent("en")).rejects.toThrow("No mail arrived.");
  expect([attempts, said.length]).toEqual([1, 1]);
});
