import "server-only";
import { betterAuth } from "better-auth";
import { storage } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { isSecure } from "@/lib/http/origin";
import { secret } from "@/lib/secret";
import { accountOptions } from "./options";
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

/** The accounts library's own calls: signing in and out, sessions. */
export async function handleAuth(request: Request) {
  return (await auth(request.headers)).handler(request);
}
