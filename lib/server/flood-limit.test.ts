import { POST as send } from "@/app/(full)/requests/send/route";
import { POST as like } from "@/app/api/data/posts/like/route";
import { POST } from "@/app/api/events/[code]/requests/route";
import { takeFloodToken } from "./flood-limit";

const from = (address: string) => new Headers({ "x-forwarded-for": address });

function flood(address: string, times: number, now: number) {
  for (let sent = 0; sent < times; sent += 1) takeFloodToken(from(address), now);
}

test("a venue's whole crowd passes, and a flood from one address is slowed without affecting others", () => {
  flood("192.0.2.1", 60_000, 0);
  expect(() => takeFloodToken(from("192.0.2.1"), 0)).toThrow("too_fast");
  expect(() => takeFloodToken(from("192.0.2.2"), 0)).not.toThrow();
});

test("a limited address may send 200 more writes each second", () => {
  flood("192.0.2.3", 60_000, 0);
  flood("192.0.2.3", 200, 1000);
  expect(() => takeFloodToken(from("192.0.2.3"), 1000)).toThrow("too_fast");
});

test("a clock that is set back floods nothing", () => {
  takeFloodToken(from("192.0.2.5"));
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now - 60 * 60 * 1000);
  expect(() => takeFloodToken(from("192.0.2.5"))).not.toThrow();
  jest.restoreAllMocks();
});

test("the flood limit applies to the fixture API, which says when to try again", async () => {
  flood("192.0.2.6", 60_000, performance.now() + 60_000);
  const request = new Request("http://localhost/api/data/posts/like", {
    method: "POST",
    headers: from("192.0.2.6"),
  });
  const answer = await like(request);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1"]);
  expect(await answer.json()).toEqual({ message: "Too many calls" });
});

test("the flood limit applies to the call and to the plain form", async () => {
  // In the future, so that no token is refilled while the test runs.
  flood("192.0.2.4", 60_000, performance.now() + 60_000);
  const headers = from("192.0.2.4");
  const call = new Request("http://localhost/api/events/PARTY2/requests", {
    method: "POST",
    headers,
  });
  const answer = await POST(call, { params: Promise.resolve({ code: "PARTY2" }) });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("1");

  const form = new Request("http://localhost/requests/send", { method: "POST", headers });
  const context = { params: Promise.resolve({}) };
  expect((await send(form, context)).headers.get("location")).toContain("problem=too_fast");
});
