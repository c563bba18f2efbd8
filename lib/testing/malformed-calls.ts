import { randomUUID } from "node:crypto";
import { answer, Caller, signedUpDj } from "./calls";
import { type Night, openNight } from "./night";

type Malformed = {
  name: string;
  who: "guest" | "dj" | "stranger" | "otherDj" | "forger";
  method: string;
  path: string;
  body?: BodyInit;
  headers?: Record<string, string>;
};
type Place = { night: Night; requestId: string; foreign: Night; foreignId: string };

const LONE = "\ud800";
const json = JSON.stringify;
const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

/** Bodies that no call may accept, whatever it expects. */
const BODIES: [string, BodyInit][] = [
  ["nothing", ""],
  ["half of an object", '{"id":'],
  ["a bare word", "hello"],
  ["null", "null"],
  ["a number", "7"],
  ["a string", '"text"'],
  ["an array", "[]"],
  ["an object of unknown keys", '{"nonsense":true}'],
  ["deep arrays", deep(20_000)],
  ["deep objects", `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`],
  ["a huge body", json({ title: "x".repeat(70_000) })],
  ["broken UTF-8", new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
  ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ["a prototype", '{"__proto__":{"id":"x"},"constructor":{"prototype":{}}}'],
];

/** Values that no text field may accept. */
const NO_LINES: [string, unknown][] = [
  ["a number", 7],
  ["true", true],
  ["an object", {}],
  ["an array", ["x"]],
  ["NUL", "a\u0000b"],
  ["a bell", "a\u0007b"],
  ["a lone surrogate", `a${LONE}b`],
  ["300 characters", "x".repeat(300)],
  ["60,000 characters", "x".repeat(60_000)],
];

const NO_IDS: [string, unknown][] = [
  ["missing", undefined],
  ["null", null],
  ["a number", 1],
  ["an object", { $ne: null }],
  ["an array", [randomUUID()]],
  ["not a UUID", "1"],
  ["a longer one", `${randomUUID()}0`],
  ["with NUL", `${randomUUID().slice(0, 35)}\u0000`],
  ["with SQL", "'; drop table requests; --"],
];

const PATH_IDS = [
  "nobody",
  "%00",
  "a%00b",
  "%F0%9F%8E%89",
  "..%2F..",
  "x".repeat(65),
  "x".repeat(5000),
  "__proto__",
  "constructor",
  "' or 1=1 --",
  "%25",
  "null",
  "undefined",
  "-1",
  "NaN",
];
const CODES = [
  "ABC",
  "ABCDEFG",
  "ABCDE0",
  "ABCDE%00",
  "%F0%9F%8E%89",
  "AB CD2",
  "' or 1",
  "__proto__",
  "x".repeat(3000),
  "ABCDE%0A",
];
const QUERIES = [
  "page=0",
  "page=-1",
  "page=1e3",
  "page=9999999999",
  "page=x",
  "page[]=1x&page=",
  "pageSize=0",
  "pageSize=1001",
  "pageSize=x",
  "filter=none",
  "filter=__proto__",
  "filter=",
  `search=${"x".repeat(101)}`,
  "search=a%00b",
  "search=a%07b",
  `search=${"%F0%9F%8E%89".repeat(101)}`,
];

function guestCases({ night, requestId, foreign, foreignId }: Place): Malformed[] {
  const url = `${night.url}/requests`;
  const post = (name: string, body: BodyInit, more: Partial<Malformed> = {}): Malformed => ({
    name: `asking with ${name}`,
    who: "guest",
    method: "POST",
    path: url,
    body,
    ...more,
  });
  const song = (fields: object) => json({ id: randomUUID(), title: "Song", ...fields });
  return [
    ...BODIES.map(([name, body]) => post(name, body)),
    ...NO_IDS.map(([name, id]) => post(`an id that is ${name}`, song({ id }))),
    ...["title", "artist", "name", "message"].flatMap((field) =>
      NO_LINES.map(([name, value]) => post(`a ${field} of ${name}`, song({ [field]: value }))),
    ),
    ...[undefined, null, "", "   ", "\n"].map((title) =>
      post(`the title ${json(title)}`, song({ title })),
    ),
    ...[1, "", "x", "x".repeat(65), {}].map((trackId) =>
      post(`the track ${json(trackId).slice(0, 9)}`, song({ trackId: trackId || 0 })),
    ),
    ...["status", "backers", "guestId", "eventId", "mine", "position"].map((extra) =>
      post(`a ${extra} of its own`, song({ [extra]: "accepted" })),
    ),
    ...[
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "application/jsonp",
      "application/xml",
      "",
    ].map((type) =>
      post(`the content type "${type}"`, song({}), { headers: { "content-type": type } }),
    ),
    ...[
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "nonsense" },
    ].map((headers) => post(`the headers ${json(headers)}`, song({}), { headers })),
    post("a false length", song({}), { headers: { "content-length": "99999999" } }),
    post("a forged cookie", song({}), { who: "forger" }),
    ...CODES.flatMap((code) => [
      {
        name: `reading the event ${code.slice(0, 12)}`,
        who: "guest" as const,
        method: "GET",
        path: `/api/events/${code}`,
      },
      {
        name: `listing the event ${code.slice(0, 12)}`,
        who: "guest" as const,
        method: "GET",
        path: `/api/events/${code}/requests`,
      },
      post(`the event ${code.slice(0, 12)}`, song({}), { path: `/api/events/${code}/requests` }),
      {
        name: `listening to the event ${code.slice(0, 12)}`,
        who: "guest" as const,
        method: "GET",
        path: `/api/events/${code}/live`,
      },
    ]),
    ...QUERIES.map((query) => ({
      name: `a list with ${query.slice(0, 20)}`,
      who: "guest" as const,
      method: "GET",
      path: `${url}?${query}`,
    })),
    ...[`search=${"x".repeat(101)}`, "search=a%00b", "search=%07"].map((query) => ({
      name: `songs with ${query.slice(0, 20)}`,
      who: "guest" as const,
      method: "GET",
      path: `${night.url}/songs?${query}`,
    })),
    ...["x", "-1", "1.5", "9".repeat(20), ""].map((cursor) => ({
      name: `a stream from ${cursor}`,
      who: "guest" as const,
      method: "GET",
      path: `${night.url}/live?cursor=${cursor}`,
    })),
    ...[...PATH_IDS, foreignId].flatMap((id) =>
      ["POST", "DELETE"].map((method) => ({
        name: `${method} the backing of ${id.slice(0, 12)}`,
        who: "guest" as const,
        method,
        path: `${url}/${id}/backing`,
      })),
    ),
    {
      name: "backing with a forged cookie",
      who: "forger",
      method: "POST",
      path: `${url}/${requestId}/backing`,
    },
    {
      name: "backing in another event",
      who: "guest",
      method: "POST",
      path: `${foreign.url}/requests/${requestId}/backing`,
    },
  ];
}

function djCases({ night, requestId, foreign, foreignId }: Place): Malformed[] {
  const calls: [string, string, string][] = [
    ["POST", "/api/dj/events", json({ name: "New" })],
    ["PATCH", night.djUrl, json({ name: "New" })],
    ["POST", `${night.djUrl}/requests`, json({ id: randomUUID(), title: "x" })],
    ["POST", `${night.djUrl}/bulk`, json({ ids: [requestId], change: { status: "accepted" } })],
    ["PATCH", `/api/dj/requests/${requestId}`, json({ status: "accepted" })],
    ["POST", `/api/dj/requests/${requestId}/split`, json({ backerId: "x" })],
    ["POST", `/api/dj/requests/${requestId}/merge`, json({ into: foreignId })],
  ];
  const dj = (name: string, method: string, path: string, body?: BodyInit): Malformed => ({
    name: `${method} ${path.replace(/[0-9a-f-]{36}/g, "…").slice(0, 40)} with ${name}`,
    who: "dj",
    method,
    path,
    ...(body !== undefined && { body }),
  });
  const foreignPath = (path: string) =>
    path.replace(night.id, foreign.id).replace(requestId, foreignId);
  const change = (body: object) =>
    dj(json(body).slice(0, 40), "PATCH", `/api/dj/requests/${requestId}`, json(body));
  const setting = (body: object) => dj(json(body).slice(0, 40), "PATCH", night.djUrl, json(body));
  return [
    ...calls.flatMap(([method, path, body]) => [
      ...BODIES.map(([name, bad]) => dj(name, method, path, bad)),
      { ...dj("nobody signed in", method, path, body), who: "stranger" as const },
      { ...dj("plain text", method, path, body), headers: { "content-type": "text/plain" } },
      { ...dj("another site", method, path, body), headers: { "sec-fetch-site": "cross-site" } },
      ...(path === "/api/dj/events"
        ? []
        : [
            { ...dj("another DJ", method, path, body), who: "otherDj" as const },
            dj("somebody else's night", method, foreignPath(path), body),
          ]),
    ]),
    ...PATH_IDS.flatMap((id) => [
      dj("that id", "GET", `/api/dj/events/${id}`),
      dj("that id", "PATCH", `/api/dj/requests/${id}`, json({ status: "accepted" })),
      dj("that id", "GET", `/api/dj/events/${id}/requests`),
      dj("that id", "GET", `/api/dj/events/${id}/export`),
      dj("that id", "DELETE", `/api/dj/events/${id}`),
      dj("that id", "POST", `/api/dj/events/${id}/undo`),
      dj("that id", "GET", `/api/dj/events/${id}/live`),
      dj(
        `into ${id.slice(0, 12)}`,
        "POST",
        `/api/dj/requests/${requestId}/merge`,
        json({ into: decodeURIComponent(id) }),
      ),
    ]),
    ...QUERIES.concat("filter=mine").map((query) =>
      dj(query, "GET", `${night.djUrl}/requests?${query}`),
    ),
    ...["", "x", "CSV", "m3u8", "csv%00", "csv%0D%0Aset-cookie:a=b", "__proto__"].map((format) =>
      dj(`the format ${format}`, "GET", `${night.djUrl}/export?format=${format}`),
    ),
    ...["pending", "playing", "played", "withdrawn", "x", "", null, 1, {}, "__proto__"].map(
      (status) => change({ status }),
    ),
    ...["x", "", null, 1].map((declineReason) => change({ status: "declined", declineReason })),
    ...NO_LINES.map(([, note]) => change({ status: "declined", declineReason: "other", note })),
    ...NO_LINES.map(([, lane]) => change({ status: "accepted", lane })),
    ...["true", 1, null].map((pinned) => change({ status: "accepted", pinned })),
    ...[1, {}, "", "nobody", "a\u0000b", "x".repeat(65)].map((after) =>
      change({ status: "accepted", after }),
    ),
    ...NO_LINES.map(([, name]) => setting({ name })),
    ...NO_LINES.map(([, venue]) => setting({ venue })),
    ...["", "x", "open ", null, 1].map((status) => setting({ status })),
    ...["tomorrow", "2026-13-01T00:00:00Z", 0, {}, "2026-01-01"].map((opensAt) =>
      setting({ opensAt }),
    ),
    ...["Mars/Olympus", "", 1, "x".repeat(100), "a\u0000b"].map((timeZone) =>
      setting({ timeZone }),
    ),
    ...[
      { waitingLimit: 0 },
      { waitingLimit: 1.5 },
      { waitingLimit: "3" },
      { waitingLimit: 1e9 },
      { pauseSeconds: -1 },
      { pauseSeconds: null },
      { playedGuardMinutes: "x" },
      { messages: 1 },
      { votes: "yes" },
      { songs: "none" },
      { lanes: "Peak" },
      { lanes: [1] },
      { lanes: ["queue"] },
      { lanes: [""] },
      { lanes: Array(13).fill("x") },
      { lanes: ["x".repeat(41)] },
    ].map((settings) => setting({ settings })),
    ...[
      [],
      [1],
      ["x"],
      [requestId, requestId],
      Array.from({ length: 101 }, () => randomUUID()),
      "x",
      ["a\u0000b"],
      [foreignId],
    ].map((ids) =>
      dj(
        `the ids ${json(ids).slice(0, 12)}`,
        "POST",
        `${night.djUrl}/bulk`,
        json({ ids, change: { status: "accepted" } }),
      ),
    ),
    ...["GET", "PATCH", "DELETE"].map((method) => ({
      ...dj(
        "nobody signed in",
        method,
        night.djUrl,
        method === "PATCH" ? json({ name: "x" }) : undefined,
      ),
      who: "stranger" as const,
    })),
    {
      ...dj("a made-up session", "GET", night.djUrl),
      who: "stranger",
      headers: { cookie: "crowdcue.session_token=abc.def" },
    },
    { ...dj("another DJ", "GET", `${night.djUrl}/live`), who: "otherDj" },
    { ...dj("another DJ", "GET", `${night.djUrl}/export`), who: "otherDj" },
    { ...dj("another DJ", "DELETE", night.djUrl), who: "otherDj" },
    { ...dj("another DJ", "POST", `${night.djUrl}/undo`), who: "otherDj" },
  ];
}

/** The callers and the malformed calls that they send. */
export async function hostilePlace() {
  const [dj, otherDj, guest] = [await signedUpDj(), await signedUpDj(), new Caller()];
  const [night, foreign] = [await openNight({}, dj), await openNight({}, otherDj)];
  const place = {
    night,
    foreign,
    requestId: (await night.asked({ title: "Ours" })).id,
    foreignId: (await foreign.asked({ title: "Theirs" })).id,
  };
  await night.list(guest);
  const forger = new Caller();
  forger.cookies.set("guest", `${randomUUID()}.${"A".repeat(43)}`);
  const callers = { dj, otherDj, guest, forger, stranger: new Caller() };
  return { callers, cases: [...guestCases(place), ...djCases(place)] };
}

/** Sends a call unchanged; the caller keeps its cookies. */
export async function sendMalformed(
  callers: Record<Malformed["who"], Caller>,
  { who, method, path, body, headers }: Malformed,
) {
  const cookie = [...callers[who].cookies].map((pair) => pair.join("=")).join("; ");
  const request = new Request(`http://localhost${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      cookie,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
  });
  const response = await answer(request);
  const isStream = response.headers.get("content-type")?.includes("event-stream");
  if (isStream) await response.body?.cancel();
  return { response, text: isStream ? "a stream" : await response.text() };
}
