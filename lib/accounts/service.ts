import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { Route } from "next";
import { headers as headersOfPage } from "next/headers";
import { redirect } from "next/navigation";
import { visitorSettings } from "@/lib/customizer/service";
import { storage } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { isSecure, publicOrigin } from "@/lib/http/origin";
import { languageCodes } from "@/lib/i18n/locales";
import type { MailKind } from "@/lib/mail/schema";
import { sendMail } from "@/lib/mail/service";
import { secret } from "@/lib/secret";
import { accountOptions } from "./options";
import { authPath, type Frame, safeNext } from "./rules";
import { type AuthPageProps, type Dj, noticeOf } from "./schema";

type Caller = { headers: Headers; frame: Frame };

// For the whole process, because Next.js bundles pages, handlers and start-up code apart from each other.
const shared = globalThis as {
  /** One per transport: a cookie is Secure exactly when the visitor came over https. */
  crowdcueAuth?: Map<boolean, ReturnType<typeof make>>;
  /** Whose call is under way: the library does not tell its mails which call they come from. */
  crowdcueCaller?: AsyncLocalStorage<Caller>;
};

function callers() {
  shared.crowdcueCaller ??= new AsyncLocalStorage();
  return shared.crowdcueCaller;
}

function make(secure: boolean) {
  return storage().then(({ writer, engine }) =>
    betterAuth({
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
        minPasswordLength: 10,
        requireEmailVerification: true,
        revokeSessionsOnPasswordReset: true,
        sendResetPassword: async ({ user, token }) => {
          mail("recover", user, (frame) => authPath("forgot-password", frame, { token }));
        },
        onExistingUserSignUp: async ({ user }) => {
          mail("exists", user, (frame) => authPath("login", frame));
        },
      },
      emailVerification: {
        sendOnSignIn: true,
        sendVerificationEmail: async ({ user, token }) => {
          mail("verify", user, (frame) => `/api/auth/verify-email?frame=${frame}&token=${token}`);
        },
      },
    }),
  );
}

function mail(
  kind: MailKind,
  user: { email: string; name: string; language?: string | null },
  pathIn: (frame: Frame) => string,
) {
  const caller = callers().getStore();
  if (!caller) throw new Error("The accounts library mails outside of callLibrary().");
  const { headers, frame } = caller;
  const language = languageCodes.find((code) => code === user.language);
  sendMail({
    kind,
    to: user.email,
    name: user.name,
    link: publicOrigin(headers) + pathIn(frame),
    language: language ?? visitorSettings(headers).settings.isLanguage,
  });
}

/** The accounts library on the product's own storage. */
export function auth(headers: Headers) {
  shared.crowdcueAuth ??= new Map();
  const secure = isSecure(headers);
  const known = shared.crowdcueAuth.get(secure) ?? make(secure);
  shared.crowdcueAuth.set(secure, known);
  return known;
}

type Api = Awaited<ReturnType<typeof auth>>["api"];
type Call = { headers: Headers; frame?: Frame; refusals?: Record<string, AppError> };

/**
 * Calls the accounts library. It is never reached from outside except through our own calls, each of which
 * parses its input, counts its attempts and answers in our words.
 * @throws AppError what `refusals` makes of the library's code, else the error as it was
 */
export async function callLibrary<T>(
  { headers, frame = "side", refusals = {} }: Call,
  call: (api: Api) => Promise<{ headers: Headers; response: T }>,
) {
  const { api } = await auth(headers);
  try {
    const answer = await callers().run({ headers, frame }, () => call(api));
    return { response: answer.response, cookies: answer.headers.getSetCookie() };
  } catch (error) {
    const code = isAPIError(error) && error.body?.code;
    throw (code && refusals[code]) || error;
  }
}

/** A new account whose address needs no proof. For the demo and for tests. */
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

/** The DJ who opens a page of theirs. Whoever is signed out goes to the sign-in, and back to `page` from there. */
export async function djOfPage(page: string) {
  const dj = await currentDj(await headersOfPage());
  if (!dj) redirect(authPath("login", "side", { next: page }));
  return dj;
}

/** The query of a page's address, as it came. */
export type Query = Record<string, string | string[] | undefined>;

/** What a sign-in page knows. Whoever is signed in already goes on. */
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
