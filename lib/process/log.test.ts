import { runInNewContext } from "node:vm";
import { allowConsole } from "@/lib/testing/console";
import { logConsole, logFault, masked } from "./log.mjs";

test.each([
  ['Unexpected token, "Anna, for mum" is not valid JSON', "Unexpected token, … is not valid JSON"],
  ["No mail for anna.b+1@mail.example.org: refused", "No mail for …: refused"],
  ["<anna@example.org>", "<…>"],
  ["connect ECONNREFUSED 192.0.2.7:5432", "connect ECONNREFUSED …:5432"],
  ["from 2001:db8::7 and ::ffff:192.0.2.7", "from … and …"],
  ["bad value 'Anna' for `name`", "bad value … for …"],
  ["It can't read 3 rows of requests.eventId", "It can't read 3 rows of requests.eventId"],
])("%j is logged as %j", (message, expected) => {
  expect(masked(message)).toBe(expected);
});

test("a fault is a line of JSON with its request, its code and where it was, but not the row it is about", () => {
  const lines = allowConsole(/duplicate/);
  const error = Object.assign(new Error('duplicate key value violates "user_email_key"'), {
    code: "23505",
    detail: "Key (email)=(anna@example.org) already exists.",
    parameters: ["anna@example.org"],
  });
  logFault(error, "0123456789abcdef0123456789abcdef");
  expect(lines).toHaveLength(1);
  const { time, fault, ...line } = JSON.parse(lines[0] ?? "");
  expect(line).toEqual({
    level: "error",
    request: "0123456789abcdef0123456789abcdef",
    msg: 'duplicate key value violates "user_email_key"',
  });
  expect(Date.parse(time)).toBeGreaterThan(0);
  expect(fault).toMatchObject({ type: "Error", code: "23505" });
  expect(fault.at[0]).toContain("log.test");
  expect(lines[0]).not.toContain("anna");
});

test("what a guest has sent is left out where a driver quotes it", () => {
  const lines = allowConsole(/invalid input/);
  const error = new Error('invalid input syntax for type integer: "Anna"');
  logFault(Object.assign(error, { code: "22P02" }));
  expect(JSON.parse(lines[0] ?? "").msg).toBe("invalid input syntax for type integer: …");
});

test("what packages say becomes a line, too, without what they quote", () => {
  const lines = allowConsole(/^\{/);
  const { error, warn, log } = console;
  logConsole();
  console.error("⨯", new TypeError("no “x” in anna@example.org"));
  console.warn("slow for anna@example.org");
  Object.assign(console, { error, warn, log });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", msg: "no “x” in …", fault: { type: "TypeError" } },
    { level: "warn", msg: "slow for …" },
  ]);
});

test("a long word is masked at once, however long it is", () => {
  const mask = () => masked(`Invalid origin: ${"x".repeat(100_000)}`);
  expect(() => runInNewContext("mask()", { mask }, { timeout: 500 })).not.toThrow();
});
