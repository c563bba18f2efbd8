import { POST as sendForm } from "@/app/(full)/requests/send/route";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, openNight } from "@/lib/testing/night";

/** Phones behind one address. */
const bar = { "x-forwarded-for": "198.51.100.7" };
let number = 0;
const song = () => ({ id: crypto.randomUUID(), title: `Song ${number++}` });

onBothEngines(() => {
  let dj: Caller;
  beforeAll(async () => {
    dj = await signedUpDj();
  });

  test("a crowd behind one address passes the door, one that never ends is slowed, and who is in stays in", async () => {
    const night = await openNight({ pauseSeconds: 0, waitingLimit: 50 }, dj);
    const { id } = await night.asked({ title: "Voted for" });
    const vote = (guest: Caller) =>
      guest.send<Failure>("POST", `${night.url}/requests/${id}/backing`, { headers: bar });
    const guests = Array.from({ length: 200 }, () => new Caller());
    const crowd = await Promise.all(guests.map(vote));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]));

    const flood = await Promise.all(Array.from({ length: 100 }, () => vote(new Caller())));
    const slowed = flood.filter(({ status }) => status === 429);
    expect(slowed.length).toBeGreaterThan(40);
    expect(slowed[0]?.body.error.code).toBe("too_fast");
    expect(slowed[0]?.headers.get("retry-after")).toBe("1");

    // Those within go on, as do phones elsewhere, and the address at another event.
    const again = await guests[0]?.send("POST", `${night.url}/requests`, {
      headers: bar,
      body: song(),
    });
    expect(again?.status).toBe(201);
    expect((await night.ask(new Caller())).status).toBe(201);
    const other = await openNight({}, dj);
    const elsewhere = { headers: bar, body: song() };
    expect((await new Caller().send("POST", `${other.url}/requests`, elsewhere)).status).toBe(201);
  });

  test("a DJ who closes the door keeps new phones out, and nobody who was there before", async () => {
    const night = await openNight({}, dj);
    const { guest, id } = await night.asked();
    const arrived = new Caller();
    await night.list(arrived);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const close = (doorClosedAt: string | null) =>
      night.dj.patch(night.djUrl, { settings: { doorClosedAt } });
    expect((await close(new Date().toISOString())).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 5));

    const fresh = new Caller();
    const refused = await night.ask(fresh);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: "door_closed" } } });
    const vote = await fresh.post(`${night.url}/requests/${id}/backing`);
    expect([vote.status, (await night.list(fresh)).status]).toEqual([403, 200]);
    const form = new Request("http://localhost/requests/send", {
      method: "POST",
      body: new URLSearchParams({ event: night.code, ...song() }),
    });
    const answer = await sendForm(form, { params: Promise.resolve({}) });
    expect(answer.headers.get("location")).toContain("problem=door_closed");
    const made = new Caller();
    made.cookies.set("guest", `${crypto.randomUUID()}.x`);
    await night.list(made);
    expect((await night.ask(made)).status).toBe(403);
    expect((await night.ask(arrived)).status).toBe(201);
    expect((await guest.delete(`${night.url}/requests/${id}/backing`)).status).toBe(200);

    await close(null);
    expect((await night.ask(fresh)).status).toBe(201);
  });
});
