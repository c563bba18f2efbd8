import { randomUUID } from "node:crypto";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { everything, type Failure, type Night, openNight } from "@/lib/testing/night";

onBothEngines(() => {
  let dj: Caller;
  let night: Night;
  let requestId: string;
  beforeAll(async () => {
    dj = await signedUpDj();
    night = await openNight({}, dj);
    requestId = (await night.asked()).id;
  });

  function djCalls(): [string, string, object?][] {
    return [
      ["GET", night.djUrl],
      ["PATCH", night.djUrl, { name: "Mine now" }],
      ["DELETE", night.djUrl],
      ["GET", `${night.djUrl}/requests`],
      ["POST", `${night.djUrl}/requests`, { id: randomUUID(), title: "x" }],
      ["POST", `${night.djUrl}/bulk`, { ids: [requestId], change: { status: "accepted" } }],
      ["POST", `${night.djUrl}/undo`],
      ["GET", `${night.djUrl}/live`],
      ["PATCH", `/api/dj/requests/${requestId}`, { status: "accepted" }],
      ["POST", `/api/dj/requests/${requestId}/split`, { backerId: "x" }],
      ["POST", `/api/dj/requests/${requestId}/merge`, { into: requestId }],
    ];
  }

  test("for another DJ, an event and its requests do not exist", async () => {
    const other = await signedUpDj();
    const before = await everything();
    for (const [method, path, body] of djCalls()) {
      const reply = await other.send<Failure>(method, path, { body });
      expect([method, path, reply.status, reply.body.error.code]).toEqual([
        method,
        path,
        404,
        "not_found",
      ]);
    }
    expect((await other.get<{ events: [] }>("/api/dj/events")).body.events).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test("a DJ's calls answer 401 to visitors who are signed out, guests included", async () => {
    const guest = new Caller();
    await night.list(guest);
    const before = await everything();
    for (const [method, path, body] of [...djCalls(), ["GET", "/api/dj/events"] as const]) {
      const reply = await guest.send<Failure>(method, path, { body });
      expect([path, reply.status, reply.body.error.code]).toEqual([path, 401, "signed_out"]);
    }
    expect(await everything()).toEqual(before);
  });

  test("what a page asks that shows another account answers 401, as if nobody were signed in", async () => {
    const board = await dj.get<{ event: { djId: string } }>(night.djUrl);
    const before = await everything();
    for (const [method, path, body] of [...djCalls(), ["GET", "/api/dj/desk/notes"] as const]) {
      const reply = await dj.send<Failure>(method, path, {
        body,
        headers: { "x-account": "other" },
      });
      expect([path, reply.status, reply.body.error.code]).toEqual([path, 401, "signed_out"]);
    }
    expect(await everything()).toEqual(before);
    const headers = { "x-account": board.body.event.djId };
    expect((await dj.get("/api/dj/desk/notes", { headers })).status).toBe(200);
  });

  test("a guest gets a signed cookie on the first call and keeps it", async () => {
    const guest = new Caller();
    const first = await night.list(guest);
    expect(first.headers.getSetCookie()).toHaveLength(1);
    expect(first.headers.getSetCookie()[0]).toMatch(/^guest=.+; Path=\/; .*SameSite=Lax; HttpOnly/);
    expect((await night.list(guest)).headers.getSetCookie()).toEqual([]);
  });

  test("a forged guest cookie is refused and replaced with a valid one", async () => {
    const victim = (await night.asked({ title: "Victim" })).guest.cookies.get("guest") ?? "";
    const forger = new Caller();
    forger.cookies.set("guest", `${victim.split(".")[0]}.${"A".repeat(43)}`);
    const before = await everything();
    const refused = await night.ask(forger);
    expect([refused.status, refused.body.error.code]).toEqual([401, "signed_out"]);
    expect(await everything()).toEqual(before);
    expect((await night.ask(forger)).status).toBe(201);
    expect((await night.list(forger, "filter=mine")).body.total).toBe(1);
  });

  test.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://elsewhere.example" },
    { origin: "null" },
  ])("a cross-site write (%j) is refused", async (headers) => {
    const guest = new Caller();
    await night.list(guest);
    const before = await everything();
    const body = { id: randomUUID(), title: "x" };
    const options = { body, headers: headers as Record<string, string> };
    const asked = await guest.send<Failure>("POST", `${night.url}/requests`, options);
    expect([asked.status, asked.body.error.code]).toEqual([403, "forbidden"]);
    const changed = await dj.send("PATCH", `/api/dj/requests/${requestId}`, {
      ...options,
      body: { status: "accepted" },
    });
    expect(changed.status).toBe(403);
    expect(await everything()).toEqual(before);
  });

  test("a write from our own page is accepted", async () => {
    const headers = { "sec-fetch-site": "same-origin", origin: "http://localhost" };
    const body = { id: randomUUID(), title: "x" };
    const reply = await new Caller().send("POST", `${night.url}/requests`, { body, headers });
    expect(reply.status).toBe(201);
  });

  test("invalid input is refused with the name of each invalid field", async () => {
    const reply = await night.ask(new Caller(), { id: "1", title: "", artist: "x".repeat(201) });
    expect(reply.body).toEqual({
      error: {
        code: "invalid_input",
        fields: { id: ["invalid"], title: ["required"], artist: ["too_long"] },
      },
    });
  });

  test("health reports that storage responds", async () => {
    const { status, body } = await new Caller().get("/api/health");
    expect([status, body]).toEqual([200, expect.objectContaining({ status: "ok", storage: "ok" })]);
  });
});
