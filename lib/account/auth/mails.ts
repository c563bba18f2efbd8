import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Purpose } from "@/lib/account/links/schema";
import { issueLink } from "@/lib/account/links/service";
import type { MailKind } from "@/lib/account/mail/schema";
import { sendMail } from "@/lib/account/mail/service";
import { singleton } from "@/lib/process/singleton";
import { afterAnswer } from "@/lib/server/after-answer";
import { mailedOrigin } from "@/lib/server/site-address";
import { visitorSettings } from "@/lib/shell/customizer/service";
import { languageCodes } from "@/lib/shell/i18n/locales";
import type { Frame } from "./rules";
import { type AccountReader, stateOf } from "./state";

/** What a mail needs to know of the call that sends it: the frame of its page, and the page to go to next. */
export type Caller = { headers: Headers; frame: Frame; next: string; accounts: AccountReader };

/** The current call of the library, whose mail functions do not receive it. */
const caller = singleton("caller of the accounts library", () => new AsyncLocalStorage<Caller>());

/** Runs a call of the library. Its mails belong to this caller. */
export function whileCalling<T>(calling: Caller, call: () => T) {
  return caller.get().run(calling, call);
}

export type Mailed = { email: string; name: string; language?: string | null | undefined };

function libraryCaller() {
  const calling = caller.get().getStore();
  if (!calling) throw new Error("The accounts library mails outside of callLibrary().");
  return calling;
}

/** Mails an account's owner about the current call. */
export function mail(kind: MailKind, user: Mailed, pathFor: (caller: Caller) => string) {
  const calling = libraryCaller();
  mailTo(kind, user.email, user, pathFor(calling), calling.headers);
}

/** Mails a link to the account's own address. */
export function mailLink(
  purpose: Purpose,
  user: Mailed & { id: string },
  pathFor: (caller: Caller, token: string) => string,
) {
  const calling = libraryCaller();
  const { id: accountId, email } = user;
  afterAnswer(`Making a link (${purpose})`, async () => {
    const state = await stateOf(calling.accounts, accountId);
    if (state === undefined) return;
    const token = await issueLink({ purpose, accountId, email, state });
    mailTo(purpose, email, user, pathFor(calling, token), calling.headers);
  });
}

/** Mails `to` in the language of the account, else in that of the page. */
export function mailTo(kind: MailKind, to: string, user: Mailed, path: string, headers: Headers) {
  const { name, email } = user;
  const language = languageCodes.find((code) => code === user.language);
  sendMail({
    kind,
    to,
    name,
    email,
    link: mailedOrigin(headers) + path,
    language: language ?? visitorSettings(headers).settings.isLanguage,
  });
}
