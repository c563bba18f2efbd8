import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import type { Hearts } from "./heart-calls";
import { lovedNow } from "./hearts";

onBothEngines(() => {
  let dj: Caller;
  let night: Night;
  beforeAll(async () => {
    dj = await signedUpDj();
  });
  beforeEach(async () => {
    night = await openNight({}, dj);
  });
  afterEach(() => jest.useRealTimers());

  const heartOf = (id: string) => `${night.url}/requests/${id}/heart`;
  const loved = async () => (await dj.get<Hearts>(`${night.djUrl}/hearts`)).body;

  async function playing(title = "One") {
    const asked = await night.asked({ title });
    await night.step(asked.id, { status: "accepted" });
    await night.step(asked.id, { status: "playing" });
    return asked;
  }

  test("each guest loves a song once, a second tap takes it back, and only the DJ sees how many do", async () => {
    const { id, guest } = await playing();
    const other = new Caller();
    for (const one of [guest, guest, other]) {
      expect((await one.send("PUT", heartOf(id))).status).toBe(204);
    }
    expect(await loved()).toEqual({ requestId: id, hearts: 2 });
    expect((await guest.delete(heartOf(id))).status).toBe(204);
    expect(await loved()).toEqual({ requestId: id, hearts: 1 });
    for (const path of [night.url, `${night.url}/requests`]) {
      expect(JSON.stringify((await other.get(path)).body)).not.toMatch(/heart|love/);
    }
    expect((await (await signedUpDj()).get(`${night.djUrl}/hearts`)).status).toBe(404);
  });

  test("only what plays is loved, and for a minute what has just ended", async () => {
    const { id: waiting } = await night.asked({ title: "Waiting" });
    const refused = await new Caller().send<Failure>("PUT", heartOf(waiting));
    expect(refused).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
    const { id } = await playing();
    await night.step(id, { status: "played" });
    expect((await new Caller().send("PUT", heartOf(id))).status).toBe(204);
    jest.useFakeTimers({ now: Date.now() + 61_000, advanceTimers: true, doNotFake: ["nextTick"] });
    expect((await new Caller().send("PUT", heartOf(id))).status).toBe(409);
    expect(await loved()).toEqual({ requestId: null, hearts: 0 });
  });

  test("a song of another event is none of this one's", async () => {
    const { id } = await playing();
    const other = await openNight({}, dj);
    expect((await new Caller().send("PUT", `${other.url}/requests/${id}/heart`)).status).toBe(404);
  });

  test("a guest whose data is erased loves nothing any more, and the count stays", async () => {
    const { id, guest } = await playing();
    await guest.send("PUT", heartOf(id));
    const [{ people = [] } = {}] = (await night.djList()).body.requests;
    const path = `${night.djUrl}/guests/${people[0]?.guest}`;
    expect((await dj.delete(path)).status).toBe(204);
    expect(await loved()).toEqual({ requestId: id, hearts: 1 });
    expect(await lovedNow(night.code, "nobody", id)).toBeNull();
    expect((await guest.send("PUT", heartOf(id))).status).toBe(204);
    expect(await loved()).toEqual({ requestId: id, hearts: 2 });
  });
});
