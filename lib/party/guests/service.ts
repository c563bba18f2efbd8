import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { v7 as uuid } from "uuid";
import { AppError } from "@/lib/calls/errors";
import { secret } from "@/lib/process/secret";
import { cookie, readCookie } from "@/lib/server/cookies";
import { isSecure } from "@/lib/server/site-address";

export const GUEST_COOKIE = "guest";
/** Longer than any season of parties; browsers cap it at 400 days. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

/** A cookie that once may have been ours, before the secret changed: no two phones have the same. */
const LIKE_OURS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\./;

export type Guest = {
  /** A random id, known to this phone and the server only. */
  id: string;
  /** The header that makes a new guest known from now on. */
  setCookie?: string;
  /** The phone showed a cookie that we did not sign. */
  isForged: boolean;
};

/** Who a phone is, by its signed cookie; a phone without a valid one becomes a new guest. */
export function recognizeGuest(headers: Headers): Guest {
  const shown = readCookie(headers, GUEST_COOKIE);
  const id = shown && verified(shown);
  if (id) return { id, isForged: false };
  const fresh = shown && LIKE_OURS.test(shown) ? successorOf(shown) : uuid();
  return {
    id: fresh,
    isForged: shown !== undefined,
    setCookie: cookie(GUEST_COOKIE, `${fresh}.${sign(fresh)}`, {
      maxAge: LIFETIME_SECONDS,
      secure: isSecure(headers),
    }),
  };
}

const EVENT_COOKIE = "event";
/** A night and the morning after: then a phone may be at another event. */
const REMEMBERED_SECONDS = 24 * 60 * 60;

/** The header that lets a phone come back to the event of this code without it. */
export function rememberEvent(code: string, headers: Headers) {
  return cookie(EVENT_COOKIE, code, { maxAge: REMEMBERED_SECONDS, secure: isSecure(headers) });
}

/** The code of the event that this phone was at last. */
export function rememberedEvent(headers: Headers) {
  return readCookie(headers, EVENT_COOKIE);
}

/**
 * Nothing is written under a cookie that is not ours; the fresh one that goes with the refusal is good for
 * the next try. @throws AppError `signed_out`
 */
export function refuseForged({ isForged }: Guest) {
  if (isForged) throw new AppError("signed_out");
}

/**
 * The guest that a phone with such a cookie becomes: the same one, however many calls show it at once, or a vote
 * would count for one guest and the cookie that stays be another's.
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
