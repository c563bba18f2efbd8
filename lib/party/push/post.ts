import "server-only";
import { createECDH, sign } from "node:crypto";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { encrypt } from "http_ece";
import type { Subscription } from "@/lib/party/subscriptions/service";
import { vapidKey } from "@/lib/party/subscriptions/vapid-key";
import { singleton } from "@/lib/process/singleton";
import { pauseIn } from "./rules";

/** What became of a push. `later` names the pause that the service asks for, in ms. */
export type Outcome =
  | { state: "sent" | "gone" | "refused" }
  | { state: "later"; pause?: number | undefined };

type Push = { text: string; ttlSeconds: number; topic: string; isUrgent: boolean };

/** A service that does not answer must not hold others up for long. */
const LONGEST_ANSWER_MS = 5000;

/** Encrypts a push for one phone (RFC 8291) and hands it to its push service (RFC 8030). */
export async function post(
  { endpoint, p256dh, auth, origin }: Subscription,
  { text, ttlSeconds, topic, isUrgent }: Push,
): Promise<Outcome> {
  const body = encrypted(text, p256dh, auth);
  const headers = {
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
    ttl: String(ttlSeconds),
    topic,
    urgency: isUrgent ? "high" : "normal",
    authorization: authorization(new URL(endpoint).origin, origin),
  };
  try {
    return outcomeOf(await sent(endpoint, headers, body));
  } catch {
    return { state: "later" };
  }
}

const KEPT_OPEN = { keepAlive: true, timeout: LONGEST_ANSWER_MS };
/** The connections to push services. */
const agents = singleton("push connections", () => ({
  "http:": new http.Agent(KEPT_OPEN),
  "https:": new https.Agent(KEPT_OPEN),
}));

/**
 * Node.js's own client, because `fetch` would take twice the time for each of a crowd. It follows no answer elsewhere.
 */
function sent(endpoint: string, headers: Record<string, string>, body: Uint8Array) {
  const protocol = endpoint.startsWith("http:") ? "http:" : "https:";
  const { request } = protocol === "http:" ? http : https;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      method: "POST",
      headers: { ...headers, "content-length": String(body.length) },
      agent: agents.get()[protocol],
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    };
    request(endpoint, options, (answer) => {
      // What it says besides its status is of no use; read, it leaves the connection to the next push.
      answer.resume().on("error", () => undefined);
      resolve(answer);
    })
      .on("error", reject)
      .end(body);
  });
}

function encrypted(text: string, p256dh: string, auth: string) {
  const privateKey = createECDH("prime256v1");
  privateKey.generateKeys();
  const options = { version: "aes128gcm", privateKey, dh: p256dh, authSecret: auth } as const;
  return new Uint8Array(encrypt(Buffer.from(text), options));
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): Outcome {
  if (statusCode >= 200 && statusCode < 300) return { state: "sent" };
  if (statusCode === 404 || statusCode === 410) return { state: "gone" };
  if (statusCode === 429 || statusCode >= 500) {
    return { state: "later", pause: pauseIn(headers["retry-after"] ?? null, Date.now()) };
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
