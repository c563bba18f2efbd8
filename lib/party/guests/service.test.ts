import { randomUUID } from "node:crypto";
import { env } from "@/lib/process/env";
import type { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { cookieOf, signedElsewhere, withCookie } from "@/lib/testing/forge";
import { everything, type Failure, type Night, openNight } from "@/lib/testing/night";

onBothEngines(() => {
  let night: Night;
  let victim: Caller;
  let victimsId: string;
  beforeAll(async () => {
    night = await openNight();
    victim = (await night.asked({ title: "Victim" })).guest;
    victimsId = cookieOf(victim, "guest").split(".")[0] ?? "";
  });

  const forgeries: [string, (own: string, id: string) => string][] = [
    [
      "signed with another secret",
      (_, id) => `${id}.${signedElsewhere(`guest:${id}`, "base64url")}`,
    ],
    ["signed for another purpose", (own, id) => `dj:${id}.${own.split(".")[1]}`],
    ["with the signature of another id", (own) => `${randomUUID()}.${own.split(".")[1]}`],
    ["without a signature", (_, id) => id],
    ["with an empty signature", (_, id) => `${id}.`],
    ["cut short", (own) => own.slice(0, -1)],
    ["drawn out", (own) => `${own}A`],
    ["in other letters", (own) => own.toUpperCase()],
    ["empty", () => ""],
    ["a dot", () => "."],
    ["very long", (own) => own.repeat(100)],
    ["an object", () => '{"id":"x"}'],
    ["encoded", (own) => encodeURIComponent(own.replace(".", "%2E"))],
  ];

  test.each(forgeries)(
    "a guest cookie that is %s is refused and belongs to no guest",
    async (_, forge) => {
      const value = forge(cookieOf(victim, "guest"), victimsId);
      const before = await everything();
      const writer = withCookie("guest", value);
      const refused = await night.ask(writer, { title: "Forged" });
      expect([refused.status, refused.body.error.code]).toEqual([401, "signed_out"]);
      const url = `${night.url}/requests/${(await night.list(victim)).body.requests[0]?.id}/backing`;
      const backing = await withCookie("guest", value).post<Failure>(url);
      expect([backing.status, backing.body.error.code]).toEqual([401, "signed_out"]);
      expect(await everything()).toEqual(before);
      const reader = withCookie("guest", value);
      expect((await night.list(reader, "filter=mine")).body.total).toBe(0);
      expect(cookieOf(reader, "guest")).not.toContain(victimsId);
    },
  );

  test("calls with the same outdated cookie become the same guest, calls with any other invalid cookie do not", async () => {
    const become = async (value: string) => {
      const readers = [withCookie("guest", value), withCookie("guest", value)];
      for (const reader of readers) await night.list(reader);
      return new Set(readers.map((reader) => cookieOf(reader, "guest"))).size;
    };
    expect(await become(`${victimsId}.${signedElsewhere(`guest:${victimsId}`, "base64url")}`)).toBe(
      1,
    );
    for (const value of ["", ".", "guest", "x".repeat(36)]) expect(await become(value)).toBe(2);
  });

  test("a guest's cookie gives no access to a DJ's calls", async () => {
    const asDj = withCookie("crowdcue.session_token", cookieOf(victim, "guest"));
    expect((await asDj.get("/api/dj/events")).status).toBe(401);
  });

  test("during maintenance a guest sends nothing but sees what is open, and the DJ works on", async () => {
    const { guest, id } = await night.asked();
    env().MAINTENANCE = true;
    try {
      const asked = await night.ask(guest);
      expect([asked.status, asked.body.error.code]).toEqual([503, "unavailable"]);
      expect(asked.headers.get("retry-after")).toBe("120");
      const backing = `${night.url}/requests/${id}/backing`;
      expect((await guest.delete(backing)).status).toBe(503);
      expect((await night.list(guest)).status).toBe(200);
      await night.step(id, { status: "accepted" });
    } finally {
      env().MAINTENANCE = false;
    }
    expect((await night.ask(guest)).status).toBe(201);
  });
});
