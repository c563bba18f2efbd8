import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { v7 as uuid } from "uuid";
import { AppError } from "@/lib/calls/errors";
import { secret } from "@/lib/process/secret";
import { cookie, readCookie } from "@/lib/server/cookies";
import { isSecure } from "@/lib/server/site-address";

export const GUEST_COOKIE = "guest";
/** Longer than any season of parties. Browsers cap it at 400 days. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

/** A cookie that looks like one signed with a former secret. No two phones have the same. */
const LIKE_OURS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\./;

export type Guest = {
  /** A random id that only this phone and the server know. */
  id: string;
  /** The `set-cookie` header for a new guest. */
  setCookie?: string;
  /** When the phone got its id, in ms; undefined where that was before its cookie was renewed. */
  since: number | undefined;
  /** Whether the phone sent a cookie with an invalid signature. */
  isForged: boolean;
};

/** Returns the guest of the signed cookie. A phone without a valid cookie becomes a new guest. */
export function recognizeGuest(headers: Headers): Guest {
  const shown = readCookie(headers, GUEST_COOKIE);
  const id = shown && verified(shown);
  if (id) return { id, since: sinceOf(id), isForged: false };
  const fresh = shown && LIKE_OURS.test(shown) ? successorOf(shown) : uuid();
  return {
    id: fresh,
    since: sinceOf(fresh),
    isForged: shown !== undefined,
    setCookie: guestCookie(fresh, headers),
  };
}

/** Returns the `set-cookie` header that makes a phone this guest's. */
export function guestCookie(id: string, headers: Headers) {
  return cookie(GUEST_COOKIE, `${id}.${sign(id)}`, {
    maxAge: LIFETIME_SECONDS,
    secure: isSecure(headers),
  });
}

/** The time in an id (UUID version 7): its first 48 bits. */
function sinceOf(id: string) {
  const digits = /^[\da-f]{8}-[\da-f]{4}-7/.test(id) && id.slice(0, 13).replace("-", "");
  return digits ? Number.parseInt(digits, 16) : undefined;
}

const EVENT_COOKIE = "event";
/** An event and the morning after. After that, a phone may be at another one. */
const REMEMBERED_SECONDS = 24 * 60 * 60;

/** Returns the `set-cookie` header that lets a phone return to this event without its code. */
export function rememberEvent(code: string, headers: Headers) {
  return cookie(EVENT_COOKIE, code, { maxAge: REMEMBERED_SECONDS, secure: isSecure(headers) });
}

/** Returns the code of the event that this phone visited last. */
export function rememberedEvent(headers: Headers) {
  return readCookie(headers, EVENT_COOKIE);
}

/**
 * Refuses writes with a forged cookie. The refusal sets a new cookie, so the next try succeeds.
 * @throws AppError `signed_out`
 */
export function refuseForged({ isForged }: Guest) {
  if (isForged) throw new AppError("signed_out");
}

/**
 * Returns the id of the guest who replaces an outdated cookie. Concurrent calls get the same id: with different
 * ids, a vote would count for one guest while the phone keeps the cookie of another.
 */
function successorOf(shown: string) {
  return createHmac("sha256", secret()).update(`successor:${shown}`).digest("base64url");
}

function verified(value: string) {
  const [id = "", signature = ""] = value.split(".");
  const [shown, right] = [Buffer.from(signature), Buffer.from(sign(id))];
  return shown.length === right.length && timingSafeEqual(shown, right) ? id : undefined;
}

function sign(id: string) {
  return createHmac("sha256", secret()).update(`guest:${id}`).digest("base64url");
}
