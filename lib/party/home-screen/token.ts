import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { secret } from "@/lib/process/secret";

/** As long as it takes to find "Add to Home Screen". */
const TOKEN_MS = 600_000;

/** A token that says who the guest is, to a phone's home-screen app, until it expires. */
export function arrivalToken(guestId: string, now = Date.now()) {
  const words = `${guestId}.${now + TOKEN_MS}`;
  return Buffer.from(`${words}.${signed(words)}`).toString("base64url");
}

/** Returns what a token says, unless it is forged or has expired. */
export function readToken(token: string, now = Date.now()) {
  const [guestId = "", until = "", signature = ""] = Buffer.from(token, "base64url")
    .toString()
    .split(".");
  const [shown, right] = [Buffer.from(signature), Buffer.from(signed(`${guestId}.${until}`))];
  const isOurs = shown.length === right.length && timingSafeEqual(shown, right);
  if (!isOurs || Number(until) < now) return undefined;
  const hash = createHash("sha256").update(`${guestId}.${until}`).digest("base64url");
  return { guestId, hash, expiresAt: new Date(Number(until)).toISOString() };
}

function signed(words: string) {
  return createHmac("sha256", secret()).update(`arrival:${words}`).digest("base64url");
}
