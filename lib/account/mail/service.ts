import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createTranslator } from "next-intl";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { env } from "@/lib/process/env";
import { afterAnswer } from "@/lib/server/after-answer";
import { intlLocale, type LanguageCode } from "@/lib/shell/i18n/locales";
import { htmlLetter, plainLetter } from "./rules";
import type { MailKind } from "./schema";

type Mail = {
  kind: MailKind;
  to: string;
  /** The account's current data. */
  name: string;
  email: string;
  link: string;
  language: LanguageCode;
};

/**
 * How long a mail waits before each further try: a mail server may restart, and some let strangers in only at their
 * second visit.
 */
const PAUSES_MS = [1000, 10_000, 60_000, 600_000];

/** Sends a mail after the answer is sent, and again where the mail server fails for the moment. */
export function sendMail(mail: Mail) {
  afterAnswer(`Delivering a mail (${mail.kind})`, async (stopping) => {
    const written = await write(mail);
    const deliver = transport();
    for (const ms of PAUSES_MS) {
      // A server that stops tries once more at most, and at once.
      const isLast = stopping.aborted;
      try {
        return await deliver(written);
      } catch (error) {
        if (isLast || isRefused(error)) throw error;
      }
      await pause(ms, undefined, { signal: stopping }).catch(() => undefined);
    }
    return deliver(written);
  });
}

/** Whether the mail server has said that another try is of no use: RFC 5321, section 4.2.1. */
function isRefused(error: unknown) {
  const { responseCode = 0 } = error as { responseCode?: number };
  return responseCode >= 500;
}

async function write({ kind, to, name, email, link, language }: Mail): Promise<SendMailOptions> {
  const { default: messages } = await import(`../../../messages/${language}.json`);
  const locale = intlLocale(language);
  const t = createTranslator({ locale, messages, namespace: "mail" });
  const button = t(`${kind}.button`);
  const letter = {
    title: t(`${kind}.title`, { name }),
    text: t(`${kind}.text`, { email }),
    button,
    lead: t("link", { button }),
    link,
    footer: t(kind === "moved" ? "moved.footer" : "footer"),
  };
  return {
    from: sender(link),
    // Of a mail that was taken but not acknowledged, readers see one.
    messageId: `<${randomUUID()}@${new URL(link).hostname}>`,
    to: { name: "", address: to },
    subject: t(`${kind}.subject`),
    text: plainLetter(letter),
    html: htmlLetter(letter, language),
  };
}

/** `?from=` of `SMTP_URL`, else its user name if that is an address, else no-reply at this site. */
function sender(link: string) {
  const { SMTP_URL } = env();
  const smtp = SMTP_URL ? new URL(SMTP_URL) : undefined;
  const user = decodeURIComponent(smtp?.username ?? "");
  const nobody = `no-reply@${new URL(link).hostname}`;
  const address = smtp?.searchParams.get("from") ?? (user.includes("@") ? user : nobody);
  return { name: "Crowdcue", address };
}

function transport() {
  const { SMTP_URL } = env();
  return SMTP_URL ? (mail: SendMailOptions) => overSmtp(SMTP_URL, mail) : intoOutbox;
}

async function overSmtp(url: string, mail: SendMailOptions) {
  await nodemailer.createTransport(url).sendMail(mail);
}

/** Without a mail server a mail becomes a file that any mail program opens. */
async function intoOutbox(mail: SendMailOptions) {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail(mail);
  const folder = join(env().DATA_DIR, "outbox");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date().toISOString().replaceAll(":", "-");
  const file = join(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
  await writeFile(file, message, { mode: 0o600 });
}
