import { AppError } from "@/lib/calls/errors";
import { allowConsole } from "@/lib/testing/console";
import { Answer, respond, respondToError, toResponse } from "./answer";

const JSON_HEADERS = [
  ["content-type", "application/json"],
  ["cache-control", "no-store"],
];

test("data is answered as JSON that nobody keeps", () => {
  const body = JSON.stringify({ a: 1 });
  expect(respond({ a: 1 })).toEqual({ status: 200, headers: JSON_HEADERS, body });
  expect(respond(new Answer(201, { a: 1 }))).toEqual({ status: 201, headers: JSON_HEADERS, body });
  expect(respond(null)).toEqual({ status: 200, headers: JSON_HEADERS, body: "null" });
});

test("nothing is answered by 204, which has no body and so no type", () => {
  expect(respond(undefined)).toEqual({ status: 204, headers: [], body: null });
  const cookies = [["set-cookie", "a=1"]];
  expect(respond(new Answer(200, undefined, ["a=1"]))).toEqual({
    status: 204,
    headers: cookies,
    body: null,
  });
});

test("the caller's cookie comes after those of the answer", () => {
  const { headers } = respond(new Answer(200, {}, ["a=1", "b=2"]), "c=3", 7);
  expect([...headers]).toEqual([
    ["set-cookie", "a=1"],
    ["set-cookie", "b=2"],
    ["set-cookie", "c=3"],
    ["retry-after", "7"],
    ...JSON_HEADERS,
  ]);
});

test("a response of its own keeps what it is, and takes the caller's cookie along", () => {
  const file = new Response("text", { status: 206, headers: { "set-cookie": "a=1" } });
  expect(respond(file)).toBe(file);
  expect(file.headers.getSetCookie()).toEqual(["a=1"]);
  expect(respond(file, "c=3")).toBe(file);
  expect(file.headers.getSetCookie()).toEqual(["a=1", "c=3"]);
  expect(toResponse(file)).toBe(file);
});

test("a reply becomes a response with its status, headers and body", async () => {
  const response = toResponse({ status: 418, headers: [["x-a", "1"]], body: "tea" });
  expect([response.status, response.headers.get("x-a"), await response.text()]).toEqual([
    418,
    "1",
    "tea",
  ]);
});

test("a conflict shows what is there, and is not kept", () => {
  const found = { current: { revision: 2 } };
  expect(respondToError(new AppError("conflict", { found }))).toEqual({
    status: 409,
    headers: JSON_HEADERS,
    body: JSON.stringify({ error: { code: "conflict" }, ...found }),
  });
});

test("a failure tells its code, and its fields where it has any", () => {
  const reply = respondToError(new AppError("too_fast", { retryAfter: 9 }), "c=3");
  expect(reply).toEqual({
    status: 429,
    headers: [["set-cookie", "c=3"], ["retry-after", "9"], ...JSON_HEADERS],
    body: JSON.stringify({ error: { code: "too_fast" } }),
  });
  const fields = { title: ["required"] };
  expect(respondToError(new AppError("invalid_input", { fields })).body).toBe(
    JSON.stringify({ error: { code: "invalid_input", fields } }),
  );
});

test("what is no failure of ours is logged, and told without what it is", () => {
  const logged = allowConsole(/secret of the storage/);
  const reply = respondToError(new Error("secret of the storage"));
  expect([reply.status, reply.body]).toEqual([
    500,
    JSON.stringify({ error: { code: "unexpected" } }),
  ]);
  expect(logged).toHaveLength(1);
});

test("while the storage is away a client may try again in five seconds", () => {
  allowConsole(/ECONNREFUSED/);
  const outage = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const reply = respondToError(outage);
  expect(reply.status).toBe(503);
  expect([...reply.headers]).toContainEqual(["retry-after", "5"]);
});
