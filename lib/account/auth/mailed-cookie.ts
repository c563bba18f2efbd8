import "server-only";
import { cookie, readCookie } from "@/lib/server/cookies";
import { isSecure } from "@/lib/server/site-address";
import { emailAddressSchema } from "./schema";

const COOKIE = "mailed_to";
/** As long as the mailed link. */
const LIFETIME_SECONDS = 60 * 60;

/**
 * The `Set-Cookie` value of the email address that this visitor has typed, for the page after: an address in a URL
 * would end up in logs and in the browser's history.
 */
export function mailedCookie(email: string, headers: Headers) {
  const secure = isSecure(headers);
  return cookie(COOKIE, encodeURIComponent(email), { maxAge: LIFETIME_SECONDS, secure });
}

/** The email address that this visitor has asked a mail for, or undefined. */
export function mailedTo(headers: Headers) {
  try {
    return emailAddressSchema.safeParse(decodeURIComponent(readCookie(headers, COOKIE) ?? "")).data;
  } catch {
    // A cookie is the visitor's own text, and need not be one that can be decoded.
    return undefined;
  }
}
