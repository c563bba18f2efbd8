import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { Route } from "next";
import { headers as headersOfPage } from "next/headers";
import { redirect } from "next/navigation";
import type { Purpose } from "@/lib/account/links/schema";
import { issueLink } from "@/lib/account/links/service";
import type { MailKind } from "@/lib/account/mail/schema";
import { sendMail } from "@/lib/account/mail/service";
import { AppError } from "@/lib/calls/errors";
import { type Storage, storage } from "@/lib/db/client";
import { env } from "@/lib/process/env";
import { secret } from "@/lib/process/secret";
import { singleton } from "@/lib/process/singleton";
import { afterAnswer } from "@/lib/server/after-answer";
import { isSecure, publicOrigin } from "@/lib/server/site-address";
import { visitorSettings } from "@/lib/shell/customizer/service";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { endStreamsOf } from "./access";
import { authCalls } from "./calls";
import { accountOptions } from "./options";
import {
  authPath,
  DEMO_EMAIL,
  type Frame,
  HOME,
  PASSWORD_LENGTH,
  pageAddress,
  type Query,
  safeNext,
} from "./rules";
import { type AuthPageProps, type Dj, noticeOf } from "./schema";

/** What a mailed link needs to know of the call that sends it: the frame of its page, and the page to go to next. */
type Caller = { headers: Headers; frame: Frame; next: string };

/** The current call of the library, whose mail functions do not receive it. */
const caller = singleton("caller of the accounts library", () => new AsyncLocalStorage<Caller>());

type Library = ReturnType<typeof libraryOn>;

/** One per storage and transport: a cookie is Secure exactly when the visitor came over https. */
const libraries = singleton(
  "accounts library",
  () => new WeakMap<Storage, Map<boolean, Library>>(),
);

function libraryOn({ writer, engine }: Storage, secure: boolean) {
  return betterAuth({
    ...accountOptions,
    ...(env().APP_URL && { baseURL: env().APP_URL }),
    secret: secret(),
    database: { db: writer, type: engine },
    advanced: {
      useSecureCookies: secure,
      cookiePrefix: "crowdcue",
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        const path = ({ frame, next }: Caller) =>
          authPath("forgot-password", frame, { token, next });
        mailLink("recover", user, path, token);
      },
      onPasswordReset: ({ user }) => endStreamsOf(user.id),
      onExistingUserSignUp: async ({ user }) => {
        mail("exists", user, ({ frame, next }) => authPath("login", frame, { next }));
      },
    },
    emailVerification: {
      sendOnSignIn: true,
      // The library's own token is stateless: it stays valid after use, and after the account has changed.
      sendVerificationEmail: async ({ user }) => {
        mailLink("verify", user, ({ frame, next }, token) =>
          pageAddress(authCalls.verifyEmail.path, { frame, next, token }),
        );
      },
    },
  });
}

type Mailed = { email: string; name: string; language?: string | null | undefined };

function libraryCaller() {
  const calling = caller.get().getStore();
  if (!calling) throw new Error("The accounts library mails outside of callLibrary().");
  return calling;
}

function mail(kind: MailKind, user: Mailed, pathFor: (caller: Caller) => string) {
  const calling = libraryCaller();
  write(kind, user.email, user, pathFor(calling), calling.headers);
}

/** Mails a link to the account's own address. `token` is the library's, where the library has to recognise it. */
function mailLink(
  purpose: Purpose,
  user: Mailed & { id: string },
  pathFor: (caller: Caller, token: string) => string,
  token?: string,
) {
  const calling = libraryCaller();
  const { id: accountId, email } = user;
  afterAnswer(`Making a link (${purpose})`, async () => {
    const state = await accountState(accountId);
    if (state === undefined) return;
    const issued = await issueLink({ purpose, accountId, email, state }, token);
    write(purpose, email, user, pathFor(calling, issued), calling.headers);
  });
}

function write(kind: MailKind, to: string, user: Mailed, path: string, headers: Headers) {
  const { name, email } = user;
  const language = languageCodes.find((code) => code === user.language);
  sendMail({
    kind,
    to,
    name,
    email,
    link: publicOrigin(headers) + path,
    language: language ?? visitorSettings(headers).settings.isLanguage,
  });
}

/** Mails an account's owner at an address the account does not have yet, or no longer has. `email` is the new one. */
export async function mailElsewhere(
  kind: MailKind,
  to: string,
  { id, email }: Pick<Dj, "id" | "email">,
  path: string,
  headers: Headers,
) {
  const { internalAdapter } = await (await auth(headers)).$context;
  const user: Mailed | null = await internalAdapter.findUserById(id);
  if (user) write(kind, to, { ...user, email }, path, headers);
}

/** The accounts library on the product's own storage. */
export async function auth(headers: Headers) {
  const opened = await storage();
  const secure = isSecure(headers);
  const byTransport = libraries.get().get(opened) ?? new Map<boolean, Library>();
  libraries.get().set(opened, byTransport);
  const library = byTransport.get(secure) ?? libraryOn(opened, secure);
  byTransport.set(secure, library);
  return library;
}

type Api = Awaited<ReturnType<typeof auth>>["api"];
type Call = Pick<Caller, "headers"> & Partial<Caller> & { refusals?: Record<string, AppError> };

/**
 * Calls the accounts library. Only our own calls reach it: each parses its input, limits attempts and answers with our
 * error codes.
 * @throws AppError what `refusals` has for the library's code; else the library's error
 */
export async function callLibrary<T>(
  { headers, frame = "side", next = HOME, refusals = {} }: Call,
  call: (api: Api) => Promise<{ headers: Headers; response: T }>,
) {
  const { api } = await auth(headers);
  try {
    const answer = await caller.get().run({ headers, frame, next }, () => call(api));
    return { response: answer.response, cookies: answer.headers.getSetCookie() };
  } catch (error) {
    const code = isAPIError(error) && error.body?.code;
    throw (code && refusals[code]) || error;
  }
}

/** Adds an account with a verified address. For the demo and for tests. */
export async function addAccount({ name, email, password }: Omit<Dj, "id"> & { password: string }) {
  const { internalAdapter, password: passwords } = await (await auth(new Headers())).$context;
  const user = await internalAdapter.createUser(
    { name, email, emailVerified: true },
    { method: "email-password" },
  );
  await internalAdapter.linkAccount({
    userId: user.id,
    providerId: "credential",
    accountId: user.id,
    password: await passwords.hash(password),
  });
  return { id: user.id, name, email };
}

/** The account with this address, or undefined. */
export async function findAccount(address: string): Promise<Dj | undefined> {
  const { internalAdapter } = await (await auth(new Headers())).$context;
  const known = await internalAdapter.findUserByEmail(address);
  if (!known) return undefined;
  const { id, name, email } = known.user;
  return { id, name, email };
}

/** The name on an account, or undefined when it is gone. */
export async function accountName(id: string) {
  const { internalAdapter } = await (await auth(new Headers())).$context;
  return (await internalAdapter.findUserById(id))?.name;
}

/**
 * The address, password and second factor of an account: its mailed links are valid only while these stay the same.
 * Undefined when there is no such account.
 */
export async function accountState(id: string) {
  const { adapter, internalAdapter } = await (await auth(new Headers())).$context;
  const user = await internalAdapter.findUserById(id);
  if (!user) return undefined;
  const credential = await internalAdapter.findCredentialAccount(id);
  const ofAccount = [{ field: "userId", value: id }];
  const factor = await adapter.findOne<Factor>({ model: "twoFactor", where: ofAccount });
  // One that is still being set up does not count.
  return JSON.stringify([
    user.email,
    credential?.password,
    factor?.verified ? factor.secret : null,
  ]);
}

type Factor = { secret: string; verified: boolean };

/** Sets the address of an account, as verified. @throws AppError `conflict` when another account has it */
export async function setAddress(id: string, email: string) {
  const { internalAdapter } = await (await auth(new Headers())).$context;
  try {
    await internalAdapter.updateUser(id, { email, emailVerified: true });
  } catch (error) {
    // Checked after the fact, because two accounts may take the address at the same moment.
    const holder = await findAccount(email);
    if (!holder || holder.id === id) throw error;
    throw new AppError("conflict", { fields: { email: ["taken"] } });
  }
}

/** The DJ who is signed in, or undefined. */
export async function currentDj(headers: Headers): Promise<Dj | undefined> {
  const session = await (await auth(headers)).api.getSession({ headers });
  if (!session) return undefined;
  const { id, name, email } = session.user;
  return { id, name, email };
}

/** @throws AppError `signed_out` */
export async function requireDj(headers: Headers) {
  const dj = await currentDj(headers);
  if (!dj) throw new AppError("signed_out");
  return dj;
}

/** Whether this is the account that all visitors of a demo share. */
export function isShared({ email }: Pick<Dj, "email">) {
  return env().CROWDCUE_DEMO && email === DEMO_EMAIL;
}

/** The DJ who is signed in, on an account that only they use. @throws AppError `signed_out`; `forbidden` */
export async function requireHolder(headers: Headers) {
  const dj = await requireDj(headers);
  if (isShared(dj)) throw new AppError("forbidden");
  return dj;
}

/** The DJ who opens a page. Without a session they are redirected to the sign-in, and from there back to the page. */
export async function djOfPage(page: string, query: Query) {
  const dj = await currentDj(await headersOfPage());
  if (!dj) redirect(authPath("login", "side", { next: pageAddress(page, query) }));
  return dj;
}

/** The props of a sign-in page. A DJ who is signed in is redirected to the next page. */
export async function authPage(query: Query): Promise<AuthPageProps> {
  const next = safeNext(query.next);
  if (await currentDj(await headersOfPage())) redirect(next as Route);
  const words = (name: string) => (typeof query[name] === "string" ? query[name] : undefined);
  return {
    next,
    problem: words("problem"),
    notice: noticeOf(query.notice),
    token: words("token"),
    isDemo: env().CROWDCUE_DEMO,
    hasOutbox: !env().SMTP_URL,
  };
}
