import type { Call } from "@/lib/calls/call";
import { sampleOf } from "./sample";

/** One input of a declared call that nobody sends by accident. */
export type Hostile = {
  call: Call;
  name: string;
  path: string;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const BODIES: [string, string | Uint8Array<ArrayBuffer>][] = [
  ["nothing", ""],
  ["half of an object", '{"id":'],
  ["null", "null"],
  ["a string", '"text"'],
  ["an array", "[]"],
  ["deep arrays", deep(20_000)],
  ["too much", JSON.stringify({ title: "x".repeat(70_000) })],
  ["broken UTF-8", new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
  ["a prototype", '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
];

const VALUES: [string, unknown][] = [
  ["null", null],
  ["a number", -1e308],
  ["the largest integer", 2 ** 31 - 1],
  ["the largest whole number", Number.MAX_SAFE_INTEGER],
  ["true", true],
  ["an object", { $ne: null, toString: "x" }],
  ["an array", [["x"], {}]],
  ["nothing", ""],
  ["NUL", "a\u0000b"],
  ["a lone surrogate", "a\ud800b"],
  ["SQL", "'; drop table requests; --"],
  ["a prototype", "__proto__"],
  ["60,000 signs", "x".repeat(60_000)],
];

const PARTS = ["%00", "a%00b", "%F0%9F%8E%89", "..%2F..", "__proto__", "-1", "'%20or%201=1%20--"];

const COOKIES = [
  "%",
  "%E0%A4%A.%ff",
  "a.b",
  `${"x".repeat(5000)}.y`,
  "2fa-x.y",
  "x!trust-device-x.y",
];
const COOKIE_NAMES = [
  "guest",
  "known_device",
  "registered",
  "XSRF-TOKEN",
  "customizer",
  "crowdcue.session_token",
  "crowdcue.two_factor",
  "crowdcue.trust_device",
  "crowdcue.dont_remember",
];

type Address = (call: Call) => string;

/** Every hostile input of a call. `address` returns a path of it that leads somewhere. */
export function hostileInputs(call: Call, address: Address): Hostile[] {
  return [...inPath(call, address), ...inQuery(call, address), ...inBody(call, address)].concat(
    inHeaders(call, address),
  );
}

function inPath(call: Call, address: Address): Hostile[] {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return names.flatMap((name) =>
    [...PARTS, "x".repeat(3000)].map((part) => {
      const path = address({ ...call, path: call.path.replace(`{${name}}`, part) as `/${string}` });
      return { call, name: `${name} of ${part.slice(0, 12)}`, path, ...sampleBody(call) };
    }),
  );
}

function inQuery(call: Call, address: Address): Hostile[] {
  const names = Object.keys(call.query?.shape ?? {});
  return names.flatMap((name) =>
    [...PARTS, "", "9".repeat(400), "1e9", "x".repeat(3000), "a&page=b"].map((part) => ({
      call,
      name: `query ${name} of ${part.slice(0, 12)}`,
      path: `${address(call)}?${name}=${part}`,
    })),
  );
}

function inBody(call: Call, address: Address): Hostile[] {
  const { body: schema } = call;
  if (!schema) return [];
  const path = address(call);
  const whole = sampleOf(schema);
  const fields = whole && typeof whole === "object" ? Object.keys(whole) : [];
  return [
    ...BODIES.map(([name, body]) => ({ call, name: `a body of ${name}`, path, body })),
    ...fields.flatMap((field) =>
      VALUES.map(([name, value]) => {
        const body = JSON.stringify({ ...(whole as object), [field]: value });
        return { call, name: `${field} of ${name}`, path, body };
      }),
    ),
    ...["text/plain", "multipart/form-data; boundary=x", "", "application/jsonp"].map((type) => {
      const headers = { "content-type": type };
      return { call, name: `the type "${type}"`, path, headers, ...sampleBody(call) };
    }),
  ];
}

/** Each cookie has one value a call, and another one in the next. */
let turn = 0;
function inHeaders(call: Call, address: Address): Hostile[] {
  turn += 1;
  const cookies = COOKIE_NAMES.map(
    (name, at) => `${name}=${COOKIES[(turn + at) % COOKIES.length]}`,
  );
  const headers = [
    ...cookies.map((cookie) => ({ cookie })),
    { "last-event-id": "9".repeat(400) },
    { "accept-language": "x;q=nonsense, *" },
    { origin: "nonsense" },
  ];
  const path = address(call);
  return headers.map((sent) => {
    const name = `the header ${JSON.stringify(sent).slice(0, 60)}`;
    return { call, name, path, headers: sent, ...sampleBody(call) };
  });
}

function sampleBody(call: Call) {
  return call.body ? { body: JSON.stringify(sampleOf(call.body)) } : {};
}
