import { createECDH, randomUUID } from "node:crypto";
import type { Call } from "@/lib/calls/call";
import type { ErrorCode } from "@/lib/calls/errors";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { sampleOf } from "@/lib/testing/sample";
import type { Browser } from "./browser";
import type { Fault } from "./faulty-server";
import type { World } from "./world";

/** What provokes a failure of a call: who sends it, and what differs from a call that succeeds. */
export type Provocation = {
  browser?: Browser;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  fault?: Fault;
};

/** Bodies of calls whose schema says too little to make one. */
const BODIES: Record<string, object> = {
  "POST /api/dj/events": { name: "A night" },
  "PATCH /api/dj/events/{id}": { name: "A night" },
  "PUT /api/dj/events/{id}/rules": { revision: 0, mustPlay: [], doNotPlay: [] },
  "PUT /api/hosts": { secret: "x".repeat(43), revision: 0, mustPlay: [], doNotPlay: [] },
  "POST /api/hosts": { secret: "x".repeat(43) },
  "POST /api/events/{code}/trust": { secret: "x".repeat(43) },
  "PATCH /api/dj/requests/{id}": { status: "accepted" },
  "POST /api/dj/events/{id}/bulk": { ids: [randomUUID()], change: { status: "accepted" } },
  "PUT /api/dj/permalink": { name: "somebody" },
  "PUT /api/dj/desk/{area}": { revision: 0, desk: EMPTY_DESK },
  "PUT /api/events/{code}/requests/{id}/backing": { name: null, message: null },
  "POST /api/dj/requests/{id}/merge": { into: randomUUID() },
  "POST /api/dj/events/{id}/walls": { code: "ZZZZZ2" },
  "PUT /api/events/{code}/subscription": {
    endpoint: "https://fcm.googleapis.com/fcm/send/x",
    keys: { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: "x".repeat(22) },
  },
  "POST /api/dj/library/imports/{id}/rows": { part: 0 },
  "PUT /api/dj/events/{id}/crates": { playlists: null, ideas: [] },
  "POST /v1/remoteinput": { title: "Song", secret: "wrong" },
  "PATCH /api/dj/decks": { eventId: null },
  "POST /api/auth/two-steps": { code: "123456" },
};

export function bodyOf(call: Call, world: World) {
  if (!call.body) return undefined;
  if (call.path === "/requests/send") {
    return { event: world.night.code, id: randomUUID(), title: `Song ${randomUUID()}` };
  }
  if (call.path.startsWith("/requests/")) return { event: world.night.code, id: world.requestId };
  const known = BODIES[`${call.method} ${call.path}`];
  if (known) return known;
  const sample = sampleOf(call.body);
  const isAddress = typeof sample === "object" && sample !== null && "email" in sample;
  return isAddress ? { ...sample, email: world.newAddress() } : sample;
}

/** Parameters that lead somewhere. */
export function paramsOf({ path }: Call, { night, requestId }: World): Record<string, string> {
  const isRequest = /\/requests\/\{id\}/.test(path);
  return {
    code: night.code,
    id: isRequest ? requestId : night.id,
    kind: path.startsWith("/api/pictures") ? "avatar" : "hosts",
    area: "notes",
    name: "somebody",
    secret: "x".repeat(43),
    guest: randomUUID(),
    djId: randomUUID(),
    invitationId: randomUUID(),
    wallId: randomUUID(),
    list: "queue",
    hearing: "1",
  };
}

const isWrite = ({ method }: Call) => method !== "GET";

/** What provokes a failure of every call that declares it, unless the call needs something of its own. */
export const general: Partial<Record<ErrorCode, (call: Call, world: World) => Provocation>> = {
  invalid_input(call) {
    if (call.body) return { body: null };
    if (call.params) return { params: everyParam("%00") };
    const [name = ""] = Object.keys(call.query?.shape ?? {});
    return { query: { [name]: "\u0000" } };
  },
  signed_out({ who }, { stranger }) {
    const browser = stranger();
    if (who === "guest") browser.cookies.set("guest", `${randomUUID()}.${"A".repeat(43)}`);
    return { browser };
  },
  forbidden(call, { demo, moderator }) {
    if (isWrite(call)) return { headers: { "sec-fetch-site": "cross-site" } };
    return { browser: call.who === "holder" ? demo : moderator };
  },
  too_large: ({ maxBytes = 64 * 1024 }) => ({ body: JSON.stringify("x".repeat(maxBytes)) }),
  // Where a plain form may come, whatever is not called JSON is taken for one.
  unsupported_type: () => ({ headers: { "content-type": "application/jsonp" } }),
  not_found: () => ({
    params: { ...everyParam(randomUUID()), code: "ZZZZZ2", kind: "hosts", name: "nobody-at-all" },
  }),
  too_fast({ who, path }) {
    const mayFlood = who === "guest" || path.startsWith("/api/data/");
    return { fault: mayFlood ? "flood" : "crowd" };
  },
  unavailable: () => ({ fault: "outage" }),
  unexpected: () => ({ fault: "defect" }),
};

function everyParam(value: string) {
  const names = ["code", "id", "kind", "area", "name", "secret", "guest"];
  return Object.fromEntries(
    [...names, "djId", "invitationId", "wallId"].map((name) => [name, value]),
  );
}
