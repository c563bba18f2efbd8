import { z } from "zod/mini";
import type { Call } from "@/lib/calls/call";
import { AppError } from "@/lib/calls/errors";
import { allowConsole } from "@/lib/testing/console";
import { fixtureFailure, fixtureRoute } from "./fixture-route";

const liking = {
  method: "POST",
  path: "/api/data/likes",
  who: "anyone",
  does: "Likes.",
  body: z.object({ id: z.string() }),
  answers: { 200: z.object({ likes: z.int() }) },
} as const satisfies Call;

const json = { "content-type": "application/json" };

/** What the fixture API answers to a body, where `handle` does the work. */
async function answer(
  handle: (body: { id: string }) => { likes: number },
  { body = '{"id":"1"}', headers = json }: { body?: string; headers?: HeadersInit } = {},
) {
  const request = new Request("http://localhost/api/data/likes", { method: "POST", body, headers });
  const response = await fixtureRoute(liking, handle)(request);
  const kept = response.headers.get("cache-control");
  return { status: response.status, kept, body: await response.json() };
}

test("the fixture API answers with what the handler returns, and nobody keeps it", async () => {
  const given = jest.fn().mockReturnValue({ likes: 2 });
  expect(await answer(given)).toEqual({ status: 200, kept: "no-store", body: { likes: 2 } });
  expect(given.mock.calls[0]?.[0]).toEqual({ id: "1" });
  expect(fixtureRoute(liking, given).call).toBe(liking);
});

test("a wrong field is named, and a write from elsewhere is refused", async () => {
  const unused = jest.fn();
  expect(await answer(unused, { body: "{}" })).toMatchObject({
    status: 400,
    body: { message: "Invalid payload: id" },
  });
  const headers = { ...json, "sec-fetch-site": "cross-site" };
  expect(await answer(unused, { headers })).toMatchObject({
    status: 403,
    body: { message: "This site's own pages only" },
  });
  expect(unused).not.toHaveBeenCalled();
});

test("a fault of ours is logged and told without what it is", async () => {
  const logged = allowConsole(/secret/);
  const failing = () => {
    throw new Error("secret");
  };
  expect(await answer(failing)).toMatchObject({
    status: 500,
    body: { message: "Internal server error" },
  });
  expect(logged).toHaveLength(1);
});

test.each([
  ["not_found", "Post not found"],
  ["too_fast", "Too many calls"],
  ["too_large", "Payload too large"],
  ["unsupported_type", "Content-Type must be application/json"],
  ["conflict", "conflict"],
] as const)("the fixture API says %s as “%s”", (code, message) => {
  expect(fixtureFailure(new AppError(code))).toEqual({ message });
});

test("several wrong fields are named one after the other", () => {
  const fields = { a: ["invalid"], b: ["invalid"] };
  expect(fixtureFailure(new AppError("invalid_input", { fields }))).toEqual({
    message: "Invalid payload: a, b",
  });
});
