import "server-only";
import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import { headers as headersOfPage } from "next/headers";
import { redirect } from "next/navigation";
import { storage } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { isSecure } from "@/lib/http/origin";
import { secret } from "@/lib/secret";
import { accountOptions } from "./options";
import { authPath } from "./rules";
import type { Dj } from "./schema";

// One per process and per transport: a cookie is Secure exactly when the visitor came over https.
const shared = globalThis as { crowdcueAuth?: Map<boolean, ReturnType<typeof make>> };

function make(secure: boolean) {
  return storage().then(({ writer, engine }) =>
    betterAuth({
      ...accountOptions,
      ...(env().APP_URL && { baseURL: env().APP_URL }),
      secret: secret(),
      database: { db: writer, type: engine },
      advanced: { useSecureCookies: secure, cookiePrefix: "crowdcue" },
    }),
  );
}

/** The accounts library on the product's own storage. */
export function auth(headers: Headers) {
  shared.crowdcueAuth ??= new Map();
  const secure = isSecure(headers);
  const known = shared.crowdcueAuth.get(secure) ?? make(secure);
  shared.crowdcueAuth.set(secure, known);
  return known;
}

type Library = Awaited<ReturnType<typeof auth>>;

/**
 * Calls the accounts library. It is never reached from outside except through our own calls, each of which
 * parses its input, counts its attempts and answers in our words.
 * @throws AppError what `refusals` makes of the library's code, else the error as it was
 */
export async function callLibrary<T>(
  headers: Headers,
  call: (api: Library["api"]) => Promise<{ headers: Headers; response: T }>,
  refusals: Record<string, AppError>,
) {
  const { api } = await auth(headers);
  try {
    const answer = await call(api);
    return { response: answer.response, cookies: answer.headers.getSetCookie() };
  } catch (error) {
    const code = isAPIError(error) && error.body?.code;
    throw (code && refusals[code]) || error;
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

/** The DJ who opens a page of theirs. Whoever is signed out goes to the sign-in, and back to `page` from there. */
export async function djOfPage(page: string) {
  const dj = await currentDj(await headersOfPage());
  if (!dj) redirect(authPath("login", "side", { next: page }));
  return dj;
}
