import "server-only";
import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { AppError } from "@/lib/calls/errors";
import { type Storage, storage } from "@/lib/db/client";
import { env } from "@/lib/process/env";
import { secret } from "@/lib/process/secret";
import { singleton } from "@/lib/process/singleton";
import { isSecure } from "@/lib/server/site-address";
import { authCalls } from "./calls";
import { hashing } from "./hashing";
import { type Caller, mail, mailLink, whileCalling } from "./mails";
import { accountOptions } from "./options";
import { authPath, HOME, PASSWORD_LENGTH, pageAddress } from "./rules";

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
      password: hashing,
      requireEmailVerification: true,
      // The library's own token is not used: `recovery` sets the password.
      sendResetPassword: async ({ user }) => {
        mailLink("recover", user, ({ frame, next }, token) =>
          authPath("forgot-password", frame, { token, next }),
        );
      },
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
type Call = Pick<Caller, "headers"> &
  Partial<Pick<Caller, "frame" | "next">> & { refusals?: Record<string, AppError> };

/**
 * Calls the accounts library. Only our own calls reach it: each parses its input, limits attempts and answers with our
 * error codes.
 * @throws AppError what `refusals` has for the library's code; else the library's error
 */
export async function callLibrary<T>(
  { headers, frame = "side", next = HOME, refusals = {} }: Call,
  call: (api: Api) => Promise<{ headers: Headers; response: T }>,
) {
  const { api, $context } = await auth(headers);
  const accounts = await $context;
  try {
    const answer = await whileCalling({ headers, frame, next, accounts }, () => call(api));
    return { response: answer.response, cookies: answer.headers.getSetCookie() };
  } catch (error) {
    // Some of the library's errors have a status but no code.
    const code = isAPIError(error) && (error.body?.code ?? error.status);
    throw (code && refusals[code]) || error;
  }
}
