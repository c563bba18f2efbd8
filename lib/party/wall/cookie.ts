import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { secret } from "@/lib/process/secret";
import { cookie, readCookie } from "@/lib/server/cookies";
import { isSecure } from "@/lib/server/site-address";

const COOKIE = "wall";
/** A screen hangs where it hangs. Browsers cap it at 400 days. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

/** The hash of what a screen says that it is, or undefined. */
export function shownWall(headers: Headers) {
  const shown = readCookie(headers, COOKIE);
  return shown && hashOf("screen", shown);
}

/** A name for a new screen that nobody guesses: its hash, and the `Set-Cookie` value. */
export function newWallCookie(headers: Headers) {
  const value = randomBytes(32).toString("base64url");
  const setCookie = cookie(COOKIE, value, { maxAge: LIFETIME_SECONDS, secure: isSecure(headers) });
  return { secretHash: hashOf("screen", value), setCookie };
}

/** A keyed hash, so that the table reveals neither a screen's cookie nor a network address. */
export function hashOf(what: "screen" | "address", value: string) {
  return createHmac("sha256", secret()).update(`wall ${what} ${value}`).digest("base64url");
}
