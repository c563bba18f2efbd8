import "server-only";
import { createECDH, sign } from "node:crypto";
import { encrypt } from "http_ece";
import type { Subscription } from "@/lib/party/subscriptions/service";
import { vapidKey } from "@/lib/party/subscriptions/vapid-key";
import { singleton } from "@/lib/process/singleton";
import { pauseIn } from "./rules";

/** What became of a push. `later` names the pause that the service asks for, in ms. */
export type Outcome =
  | { state: "sent" | "gone" | "refused" }
  | { state: "later"; pause?: number | undefined };

type Push = { message: object; ttlSeconds: number; topic: string; isUrgent: boolean };

/** A service that does not answer must not hold others up for long. */
const LONGEST_ANSWER_MS = 5000;

/** Encrypts a push for one phone (RFC 8291) and hands it to its push service (RFC 8030). */
export async function post(
  { endpoint, p256dh, auth, origin }: Subscription,
  { message, ttlSeconds, topic, isUrgent }: Push,
): Promise<Outcome> {
  const body = encrypted(JSON.stringify(message), p256dh, auth);
  const headers = {
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
    ttl: String(ttlSeconds),
    topic,
    urgency: isUrgent ? "high" : "normal",
    authorization: authorization(new URL(endpoint).origin, origin),
  };
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers,
      body,
      // An answer must not lead the server anywhere else.
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    });
    await answer.body?.cancel();
    return outcomeOf(answer);
  } catch {
    return { state: "later" };
  }
}

function encrypted(text: string, p256dh: string, auth: string) {
  const privateKey = createECDH("prime256v1");
  privateKey.generateKeys();
  const options = { version: "aes128gcm", privateKey, dh: p256dh, authSecret: auth } as const;
  return new Uint8Array(encrypt(Buffer.from(text), options));
}

function outcomeOf({ ok, status, headers }: Response): Outcome {
  if (ok) return { state: "sent" };
  if (status === 404 || status === 410) return { state: "gone" };
  if (status === 429 || status >= 500) {
    return { state: "later", pause: pauseIn(headers.get("retry-after"), Date.now()) };
  }
  // Too large, or a key that the service does not know: another attempt would be the same.
  return { state: "refused" };
}

const TOKEN_SECONDS = 12 * 60 * 60;

/** The tokens by which push services know this site (RFC 8292), until half of their time is over. */
const tokens = singleton("VAPID tokens", () => new Map<string, { token: string; until: number }>());

function authorization(audience: string, subject: string) {
  const now = Math.floor(Date.now() / 1000);
  const name = `${audience} ${subject}`;
  const known = tokens.get().get(name);
  const token = known && known.until > now ? known.token : tokenFor(audience, subject, now);
  if (token !== known?.token) tokens.get().set(name, { token, until: now + TOKEN_SECONDS / 2 });
  return `vapid t=${token}, k=${vapidKey.get().publicKey}`;
}

function tokenFor(aud: string, sub: string, now: number) {
  const claims = { aud, exp: now + TOKEN_SECONDS, sub };
  const text = [{ typ: "JWT", alg: "ES256" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const key = { key: vapidKey.get().privateKey, dsaEncoding: "ieee-p1363" } as const;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}
