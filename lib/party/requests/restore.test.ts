import { Caller, type Reply, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import type { GuestRequest, OwnWords, TakenBack } from "./schema";

const urlOf = (night: Night, id: string) => `${night.url}/requests/${id}/backing`;

function takeBack(night: Night, guest: Caller, id: string) {
  return guest.delete<TakenBack>(urlOf(night, id));
}

function restore(night: Night, guest: Caller, id: string, words: OwnWords | null) {
  const body = words ?? { name: null, message: null };
  return guest.send<{ request: GuestRequest } & Failure>("PUT", urlOf(night, id), { body });
}

function codeOf({ status, body }: Reply<Failure>) {
  return body.error?.code ?? status;
}

onBothEngines(() => {
  let dj: Caller;
  beforeAll(async () => {
    dj = await signedUpDj();
  });

  test("a guest who withdraws and undoes it has the request back in its place, with their words", async () => {
    const night = await openNight({}, dj);
    const { guest, id } = await night.asked({ title: "Zombie", name: "Lea", message: "For Omar" });
    await night.asked({ title: "Dreams" });
    const before = (await night.djList()).body.requests;

    const { body } = await takeBack(night, guest, id);
    expect(body.words).toEqual({ name: "Lea", message: "For Omar" });
    expect((await night.djList()).body.requests.map(({ title }) => title)).toEqual(["Dreams"]);
    const restored = await restore(night, guest, id, body.words);
    expect(restored.body.request).toMatchObject({ mine: true, asked: true, message: "For Omar" });

    const after = (await night.djList()).body.requests;
    const shown = after.map(({ people, ...request }) => [request, people.map(({ name }) => name)]);
    expect(shown).toEqual(
      before.map(({ people, ...request }) => [request, people.map(({ name }) => name)]),
    );
  });

  test("undoing twice counts once", async () => {
    const night = await openNight({}, dj);
    const { guest, id } = await night.asked();
    const { body } = await takeBack(night, guest, id);
    for (const _ of [1, 2]) {
      expect((await restore(night, guest, id, body.words)).body.request.backers).toBe(1);
    }
  });

  test("a guest who never left tells other words, and the boards hear of them", async () => {
    const night = await openNight({}, dj);
    const { guest, id } = await night.asked();
    const { cursor } = (await night.djList()).body;
    await restore(night, guest, id, { name: "Lea", message: null });
    const { body } = await night.djList();
    expect(body.requests[0]).toMatchObject({ backers: 1, people: [{ name: "Lea" }] });
    expect(body.cursor).toBe(cursor + 1);
    await restore(night, guest, id, { name: "Lea", message: null });
    expect((await night.djList()).body.cursor).toBe(cursor + 1);
  });

  test("what the DJ has declined takes no other words", async () => {
    const night = await openNight({}, dj);
    const { guest, id } = await night.asked({ name: "Ana" });
    await night.step(id, { status: "declined", declineReason: "not_tonight" });
    const late = await restore(night, guest, id, { name: "Lea", message: null });
    expect([late.status, late.body.error.code]).toEqual([409, "conflict"]);
    const { body } = await night.djList("filter=declined");
    expect(body.requests[0]?.people).toMatchObject([{ name: "Ana" }]);
  });

  test("a request that others are behind stays, and its guest comes back to it", async () => {
    const night = await openNight({}, dj);
    const { guest, id } = await night.asked({ title: "Zombie", message: "For Omar" });
    await night.asked({ title: "Zombie" });
    const { body } = await takeBack(night, guest, id);
    expect(body.request).toMatchObject({ status: "pending", backers: 1, asked: false });
    const restored = await restore(night, guest, id, body.words);
    expect(restored.body.request).toMatchObject({ backers: 2, asked: true, message: "For Omar" });
  });

  test("only the guest who asked for a request undoes its withdrawal", async () => {
    const night = await openNight({}, dj);
    const { guest, id } = await night.asked();
    await takeBack(night, guest, id);
    expect(codeOf(await restore(night, new Caller(), id, null))).toBe("not_found");
  });

  test("a withdrawal cannot be undone past the limit, past the song's new request, or after the end", async () => {
    const night = await openNight({ waitingLimit: 1 }, dj);
    const { guest, id } = await night.asked({ title: "Zombie" });
    await takeBack(night, guest, id);
    const other = await night.ask(guest);
    expect(codeOf(await restore(night, guest, id, null))).toBe("limit_reached");
    await takeBack(night, guest, other.body.request.id);
    const again = await night.asked({ title: "Zombie" });
    expect(codeOf(await restore(night, guest, id, null))).toBe("conflict");
    await takeBack(night, again.guest, again.id);
    await night.set({ status: "closed" });
    expect(codeOf(await restore(night, guest, id, null))).toBe("requests_closed");
  });

  test("a guest asked for what they sent, and only voted for the rest", async () => {
    const night = await openNight({}, dj);
    const first = await night.asked({ title: "Zombie" });
    const guest = new Caller();
    const voted = await guest.post<{ request: GuestRequest }>(urlOf(night, first.id));
    expect(voted.body.request).toMatchObject({ mine: true, asked: false });
    const sent = await night.ask(guest, { title: "Zombie", message: "For Omar" });
    expect(sent.body.request).toMatchObject({ mine: true, asked: true, backers: 2 });
    const { requests } = (await night.list(guest)).body;
    expect(requests).toMatchObject([{ mine: true, asked: true, message: "For Omar" }]);
  });

  test("a guest whose request was merged has it back in the other one", async () => {
    const night = await openNight({}, dj);
    const { guest, id } = await night.asked({ title: "Zombi", message: "For Omar" });
    const other = await night.asked({ title: "Zombie" });
    await dj.post(`/api/dj/requests/${id}/merge`, { into: other.id });
    const { body } = await takeBack(night, guest, other.id);
    const restored = await restore(night, guest, other.id, body.words);
    expect(restored.body.request).toMatchObject({ asked: true, backers: 2, message: "For Omar" });
  });

  test("a guest who asked for one song and voted for the other asked for what they are merged into", async () => {
    const night = await openNight({}, dj);
    const { guest, id } = await night.asked({ title: "Zombi", name: "Lea", message: "For Omar" });
    const other = await night.asked({ title: "Zombie" });
    await guest.post(urlOf(night, other.id));
    const own = async () => (await night.list(guest, "filter=mine")).body.requests;
    await dj.post(`/api/dj/requests/${id}/merge`, { into: other.id });
    expect(await own()).toMatchObject([{ id: other.id, asked: true, message: "For Omar" }]);
    await night.undo();
    expect(await own()).toMatchObject([
      { id: other.id, asked: false, message: null },
      { id, asked: true, message: "For Omar" },
    ]);
  });
});
