import { randomUUID } from "node:crypto";
import { NextRequest } from "next/server";
import { addAccount } from "@/lib/account/auth/accounts";
import type { TwoFactorSetup } from "@/lib/account/two-factor/schema";
import { env } from "@/lib/process/env";
import { codeFor } from "@/lib/testing/authenticator";
import { answer } from "@/lib/testing/calls";
import { proxy } from "@/proxy";
import { cookie, readCookie } from "./cookies";

type Headers = Record<string, string>;
type Env = ReturnType<typeof env>;
const HTTPS = { "x-forwarded-proto": "https" };
const JSON_TYPE = { "content-type": "application/json" };

// Without a public address, the request determines how the visitor reaches the site.
beforeAll(() => Reflect.deleteProperty(env(), "APP_URL"));
afterEach(() => {
  env().TRUST_PROXY = "";
});

function call(method: string, path: string, headers: Headers, body?: object) {
  return answer(
    new Request(`http://localhost${path}`, {
      method,
      headers: { ...(body && JSON_TYPE), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}

const post = (path: string, headers: Headers, body: object) => call("POST", path, headers, body);

function cookieOf(response: Response) {
  const pairs = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { cookie: pairs.join("; ") };
}

async function newAccount() {
  const account = { email: `${randomUUID()}@example.org`, password: "correct horse battery" };
  await addAccount({ name: "Ana", ...account });
  return account;
}

/** Every place that sets a cookie, with the name of that cookie. */
const ways: [string, RegExp, (headers: Headers) => Promise<Response> | Response][] = [
  ["a guest's first page", /^guest=/, (headers) => proxy(page("/requests", headers))],
  ["any page", /^XSRF-TOKEN=/, (headers) => proxy(page("/auth/login", headers))],
  [
    "a sign-in",
    /session_token=/,
    async (headers) => post("/api/auth/sign-in", headers, await newAccount()),
  ],
  ["half a sign-in", /two_factor=/, async (headers) => (await halfway(headers)).half],
  [
    "a remembered device",
    /trust_device=/,
    async (headers) => {
      const { half, code } = await halfway(headers);
      return post("/api/auth/two-steps", { ...headers, ...cookieOf(half) }, { code, trust: true });
    },
  ],
];

function page(path: string, headers: Headers) {
  return new NextRequest(`http://localhost${path}`, { headers });
}

async function halfway(headers: Headers) {
  const account = await newAccount();
  const signedIn = await post("/api/auth/sign-in", headers, account);
  const own = { ...headers, ...cookieOf(signedIn) };
  const path = "/api/dj/account/two-steps";
  const begun = await post(path, own, { password: account.password });
  const setup = (await begun.json()) as TwoFactorSetup;
  await call("PUT", path, own, { code: await codeFor(setup.secret) });
  const half = await post("/api/auth/sign-in", headers, account);
  return { half, code: setup.backupCodes[0] };
}

test.each(ways)(
  "the cookie of %s is Secure exactly when a trusted proxy says https",
  async (...way) => {
    const [, name, give] = way;
    const given = async (trusted: Env["TRUST_PROXY"], headers: Headers) => {
      env().TRUST_PROXY = trusted;
      const lines = (await give(headers)).headers.getSetCookie();
      return lines.find((line) => name.test(line)) ?? "";
    };
    const isSecure = /; Secure/i;
    const cookies = {
      plain: await given("", {}),
      forged: await given("", HTTPS),
      behindProxy: await given("x-forwarded-for", {}),
      encrypted: await given("x-forwarded-for", HTTPS),
    };
    for (const cookie of Object.values(cookies)) expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(Object.entries(cookies).filter(([, line]) => isSecure.test(line))).toEqual([
      ["encrypted", cookies.encrypted],
    ]);
  },
);

test("one cookie is read by its whole name, with whatever its value has", () => {
  const headers = new Headers({ cookie: "guests=1; xguest=2;guest=a=b==; guest=late; empty=" });
  expect(readCookie(headers, "guest")).toBe("a=b==");
  expect(readCookie(headers, "empty")).toBe("");
  expect(readCookie(headers, "gues")).toBeUndefined();
  expect(readCookie(new Headers(), "guest")).toBeUndefined();
});

test("a cookie is for all pages and no other site, and scripts read it only where it says so", () => {
  expect(cookie("a", "1", { maxAge: 60, secure: true })).toBe(
    "a=1; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure",
  );
  expect(cookie("a", "1", { maxAge: 0, secure: false, httpOnly: false })).toBe(
    "a=1; Path=/; Max-Age=0; SameSite=Lax",
  );
});
