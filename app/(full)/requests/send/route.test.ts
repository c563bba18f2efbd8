import { randomUUID } from "node:crypto";
import type { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { everything, type Night, openNight } from "@/lib/testing/night";
import { POST } from "./route";

/** Sends the plain form. Returns where it redirects to, and the guest cookie it sets. */
async function send(night: Night, title: string, guest?: string, words: object = {}) {
  const response = await POST(
    new Request("http://localhost/requests/send", {
      method: "POST",
      headers: { ...(guest && { cookie: `guest=${guest}` }) },
      body: new URLSearchParams({ event: night.code, id: randomUUID(), title, ...words }),
    }),
    { params: Promise.resolve({}) },
  );
  const { searchParams } = new URL(response.headers.get("location") ?? "", "http://localhost");
  const [cookie] = response.headers.getSetCookie();
  return {
    status: response.status,
    told: Object.fromEntries(searchParams),
    cookie: cookie && /^guest=([^;]+)/.exec(cookie)?.[1],
  };
}

onBothEngines(() => {
  let night: Night;
  let victim: Caller;
  beforeAll(async () => {
    night = await openNight();
    victim = (await night.asked({ title: "Victim" })).guest;
  });

  test("a new guest submits the plain form and is recognized from then on", async () => {
    const sent = await send(night, "First");
    expect([sent.status, sent.told.how]).toEqual([303, "sent"]);
    const again = await send(night, "Second", sent.cookie);
    expect([again.told.how, again.cookie]).toEqual(["sent", undefined]);
  });

  test("the plain form refuses a forged guest cookie and replaces it with a valid one", async () => {
    const [id] = (victim.cookies.get("guest") ?? "").split(".");
    const before = await everything();
    const refused = await send(night, "Forged", `${id}.${"A".repeat(43)}`);
    expect([refused.status, refused.told]).toEqual([
      303,
      { event: night.code, problem: "signed_out", title: "Forged" },
    ]);
    expect(await everything()).toEqual(before);

    const again = await send(night, "Forged", refused.cookie);
    expect(again.told.how).toBe("sent");
    expect((await night.list(victim, "filter=mine")).body.total).toBe(1);
  });

  test("a refused form keeps everything that was typed", async () => {
    const words = { artist: "Anna Vissi", name: "Lea", message: "For Omar\nwith love" };
    const refused = await send(night, " ", undefined, words);
    expect(refused.told).toEqual({ event: night.code, problem: "required", title: " ", ...words });
  });
});
