import "server-only";
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { secret } from "@/lib/process/secret";
import { cookie, readCookie } from "@/lib/server/cookies";
import { isSecure } from "@/lib/server/site-address";

const COOKIE = "registered";
/** As long as the mailed link. */
const LIFETIME_SECONDS = 60 * 60;

/**
 * The `Set-Cookie` value that lets this browser confirm the account that it has created in this `state`. Without a
 * state it is one that confirms nothing, so that nobody learns who has an account.
 */
export function registeredCookie(state: string | undefined, headers: Headers) {
  const secure = isSecure(headers);
  return cookie(COOKIE, sign(state ?? randomUUID()), { maxAge: LIFETIME_SECONDS, secure });
}

/** Whether this browser has created the account, and nothing about the account has changed since. */
export function hasRegistered(state: string | undefined, headers: Headers) {
  if (state === undefined) return false;
  const shown = Buffer.from(readCookie(headers, COOKIE) ?? "");
  const expected = Buffer.from(sign(state));
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}

function sign(state: string) {
  return createHmac("sha256", secret()).update(`registered ${state}`).digest("base64url");
}
