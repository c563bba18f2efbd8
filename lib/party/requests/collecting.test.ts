import type { DjEvent } from "@/lib/party/events/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { Night, openNight } from "@/lib/testing/night";
import type { GuestEvent, GuestRequest } from "./schema";
import { turnEvents } from "./turn";

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

onBothEngines(() => {
  let dj: Caller;
  beforeAll(async () => {
    dj = await signedUpDj();
  });

  async function collecting(from = -1, settings = {}) {
    const created = await dj.post<{ event: DjEvent }>("/api/dj/events", {
      name: "Gala",
      opensAt: inHours(48),
      settings: { collectsFrom: inHours(from), ...settings },
    });
    return new Night(dj, created.body.event);
  }
  const eventOf = async (night: Night, who = new Caller()) =>
    (await who.get<GuestEvent>(night.url)).body;
  const own = async (night: Night, guest: Caller) =>
    (await night.list(guest, "filter=mine")).body.requests as GuestRequest[];

  test("guests wish and vote days before the event opens, by the limits of the night", async () => {
    const night = await collecting(-1, { waitingLimit: 2, pauseSeconds: 0 });
    const { guest, id } = await night.asked({ title: "Levels" });
    expect(await eventOf(night)).toMatchObject({ status: "open", full: false });
    const other = new Caller();
    expect((await other.post(`${night.url}/requests/${id}/backing`)).status).toBe(200);
    expect((await night.ask(guest)).status).toBe(201);
    expect((await night.ask(guest)).body.error.code).toBe("limit_reached");
  });

  test("before it collects, guests are told when, and refused", async () => {
    const night = await collecting(1);
    const event = await eventOf(night);
    expect(event.status).toBe("draft");
    expect(Date.parse(event.settings.collectsFrom ?? "")).toBeLessThan(
      Date.parse(event.opensAt ?? ""),
    );
    expect((await night.ask(new Caller())).body.error.code).toBe("requests_closed");
  });

  test("nothing plays and no wait is promised until the night begins with what was accepted", async () => {
    const night = await collecting();
    const { guest, id } = await night.asked({ title: "Levels" });
    const { id: second } = await night.asked({ title: "One" });
    const bulk = { ids: [id, second], change: { status: "accepted" } };
    expect((await dj.post(`${night.djUrl}/bulk`, bulk)).status).toBe(200);
    expect(await own(night, guest)).toMatchObject([
      { status: "accepted", place: null, waitSeconds: null },
    ]);
    for (const status of ["playing", "played"]) {
      expect((await night.change(id, { status })).status).toBe(409);
    }
    expect((await eventOf(night)).playing).toBeNull();
    await dj.patch(night.djUrl, { status: "open" });
    expect(await own(night, guest)).toMatchObject([{ status: "accepted", place: 1 }]);
    await night.step(id, { status: "playing" });
    expect((await eventOf(night)).playing?.id).toBe(id);
  });

  test("the opening is told to all open pages, like the beginning of the collection", async () => {
    const night = await collecting(1);
    const { cursor } = await eventOf(night);
    expect(await turnEvents(Date.now() + 2 * HOUR)).toBeGreaterThan(0);
    expect((await eventOf(night)).cursor).toBe(cursor + 1);
    expect(await turnEvents(Date.now() + 49 * HOUR)).toBeGreaterThan(0);
    expect((await eventOf(night)).cursor).toBe(cursor + 2);
  });

  test("a collection begins before the opening, or the event is refused", async () => {
    for (const times of [{ opensAt: inHours(1) }, {}]) {
      const event = { name: "Gala", ...times, settings: { collectsFrom: inHours(2) } };
      const { status, body } = await dj.post<{ error: unknown }>("/api/dj/events", event);
      expect([status, body.error]).toMatchObject([400, { code: "invalid_input" }]);
    }
  });

  test("the hosts see what their guests wish, the most wanted first, and nobody's name", async () => {
    const night = await openNight({}, dj);
    await night.asked({ title: "One", artist: "U2", name: "Ann", message: "for us" });
    const { id } = await night.asked({ title: "Levels", artist: "Avicii" });
    await new Caller().post(`${night.url}/requests/${id}/backing`);
    const declined = await night.asked({ title: "No" });
    await night.step(declined.id, { status: "declined", declineReason: "not_tonight" });
    const link = await dj.post<{ link: string }>(`${night.djUrl}/links/hosts`);
    const secret = new URL(link.body.link).hash.slice(1);
    const { body } = await new Caller().post<{ wishes: object[] }>("/api/hosts", { secret });
    expect(body.wishes).toEqual([
      { title: "Levels", artist: "Avicii", backers: 2 },
      { title: "One", artist: "U2", backers: 1 },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Ann|for us/);
  });
});
