import "server-only";
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { secret } from "@/lib/process/secret";
import { cookie, readCookie } from "@/lib/server/cookies";
import { isSecure } from "@/lib/server/site-address";

const COOKIE = "known_device";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The id of this browser, if it has signed in to this account before. It has attempts of its own, so that nobody who
 * guesses from elsewhere, or from the same venue, keeps a DJ out.
 */
export function knownDevice(headers: Headers, account: string) {
  const [id = "", signature = ""] = readCookie(headers, COOKIE)?.split(".") ?? [];
  const [shown, expected] = [Buffer.from(signature), Buffer.from(sign(id, account))];
  const isOurs = shown.length === expected.length && timingSafeEqual(shown, expected);
  return isOurs ? id : undefined;
}

/** The `Set-Cookie` value that makes this browser known to the account it has signed in to. */
export function knownDeviceCookie(headers: Headers, account: string) {
  const id = knownDevice(headers, account) ?? randomUUID();
  const value = `${id}.${sign(id, account)}`;
  return cookie(COOKIE, value, { maxAge: YEAR_SECONDS, secure: isSecure(headers) });
}

function sign(id: string, account: string) {
  const text = `known device ${id} ${account}`;
  return createHmac("sha256", secret()).update(text).digest("base64url");
}
