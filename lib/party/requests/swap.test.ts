import { randomUUID } from "node:crypto";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import type { GuestEvent, NewRequestInput, Restoring, SwapAnswer } from "./schema";

type Answer = SwapAnswer & Failure;

function swap(night: Night, guest: Caller, id: string, song: Partial<NewRequestInput> = {}) {
  const body = { id: randomUUID(), title: `Song ${randomUUID()}`, ...song };
  return guest.send<Answer>("PUT", `${night.url}/requests/${id}`, { body });
}

function takeBack(night: Night, guest: Caller, id: string, restoring: Restoring) {
  const path = `${night.url}/requests/${id}/backing`;
  return guest.send<Answer>("PUT", path, { body: restoring });
}

async function titles(night: Night) {
  const { body } = await night.djList("filter=pending");
  return body.requests.map(({ title }) => title);
}

onBothEngines(() => {
  let dj: Caller;
  beforeAll(async () => {
    dj = await signedUpDj();
  });

  /** A guest who may not ask for more, between two other guests. */
  async function atLimit() {
    const night = await openNight({ waitingLimit: 1 }, dj);
    await night.asked({ title: "Before" });
    const { guest, id } = await night.asked({ title: "First", name: "Ana", message: "For Omar" });
    await night.asked({ title: "After" });
    expect((await night.ask(guest)).body.error.code).toBe("limit_reached");
    return { night, guest, id };
  }

  test("at the limit a guest swaps a song, which the DJ sees in its place", async () => {
    const { night, guest, id } = await atLimit();
    const { status, body } = await swap(night, guest, id, { title: "Second" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ merged: false, words: { name: "Ana", message: "For Omar" } });
    expect(await titles(night)).toEqual(["Before", "Second", "After"]);
    expect((await guest.get<GuestEvent>(night.url)).body.waiting).toBe(1);
    // No further slot.
    expect((await night.ask(guest)).body.error.code).toBe("limit_reached");
  });

  test("a swap that is sent again is the same swap", async () => {
    const { night, guest, id } = await atLimit();
    const song = { id: randomUUID(), title: "Second" };
    const first = await swap(night, guest, id, song);
    const again = await swap(night, guest, id, song);
    expect(again.body.request.id).toBe(first.body.request.id);
    expect(await titles(night)).toEqual(["Before", "Second", "After"]);
  });

  test("a guest undoes a swap, and has their words and their place again", async () => {
    const { night, guest, id } = await atLimit();
    const { body } = await swap(night, guest, id, { title: "Second" });
    const insteadOf = body.request.id;
    const words = body.words ?? { name: null, message: null };
    const { status } = await takeBack(night, guest, id, { ...words, insteadOf });
    expect(status).toBe(200);
    expect(await titles(night)).toEqual(["Before", "First", "After"]);
    const { body: list } = await night.djList("filter=pending&search=ana");
    expect(list.requests[0]?.people[0]).toMatchObject({ name: "Ana", message: "For Omar" });
    expect((await guest.get<GuestEvent>(night.url)).body.waiting).toBe(1);
  });

  test("a swap that the DJ has accepted is not undone", async () => {
    const { night, guest, id } = await atLimit();
    const { body } = await swap(night, guest, id);
    await night.step(body.request.id, { status: "accepted" });
    const restoring = { name: null, message: null, insteadOf: body.request.id };
    expect((await takeBack(night, guest, id, restoring)).body.error.code).toBe("conflict");
    expect((await night.djList("filter=accepted")).body.total).toBe(1);
  });

  test("a song that others back as well stays theirs", async () => {
    const { night, guest, id } = await atLimit();
    await new Caller().post(`${night.url}/requests/${id}/backing`);
    await swap(night, guest, id, { title: "Second" });
    const { body } = await night.djList("filter=pending");
    expect(body.requests.map(({ title, backers }) => [title, backers])).toEqual([
      ["Before", 1],
      ["First", 1],
      ["After", 1],
      ["Second", 1],
    ]);
  });

  test("only what takes a slot is there to swap", async () => {
    const { night, guest, id } = await atLimit();
    await night.ask(guest, { title: "After" });
    await night.ask(guest, { title: "first" });
    const { body } = await night.list(guest, "filter=mine");
    const [joined, own] = ["After", "First"].map((one) =>
      body.requests.find(({ title }) => title === one),
    );
    expect(joined).toMatchObject({ asked: true, counted: false, status: "pending" });
    expect(own).toMatchObject({ asked: true, counted: true, status: "pending" });
    // What frees no slot is refused, as it should be.
    expect((await swap(night, guest, joined?.id ?? "")).body.error.code).toBe("limit_reached");
    expect((await swap(night, guest, id)).status).toBe(201);
  });

  test("the answer says whether a request takes a slot: the guest's own does, one that they join does not", async () => {
    const night = await openNight({}, dj);
    const { guest } = await night.asked({ title: "First" });
    await night.asked({ title: "Other" });
    const counted = async (title: string) =>
      (await night.ask(guest, { title })).body.request.counted;
    expect([await counted("Second"), await counted("first"), await counted("Other")]).toEqual([
      true,
      true,
      false,
    ]);
    const voter = new Caller();
    const { body } = await night.list(guest, "search=first");
    await voter.post(`${night.url}/requests/${body.requests[0]?.id}/backing`);
    expect((await night.ask(voter, { title: "First" })).body.request.counted).toBe(false);
  });

  test("boards hear that a song is wanted by one more, and not that one has come", async () => {
    const night = await openNight({}, dj);
    const listener = await Listener.open(dj, `${night.djUrl}/live?cursor=0`);
    const { guest, id } = await night.asked({ title: "First" });
    await night.asked({ title: "first" });
    await swap(night, guest, id, { title: "Second" });
    await listener.until(() => listener.events.length >= 3);
    await listener.close();
    expect(listener.events.map(({ data }) => data.verb)).toEqual(["asked", "joined", "swapped"]);
  });

  test("a swap joins the request for the same song", async () => {
    const { night, guest, id } = await atLimit();
    const { status, body } = await swap(night, guest, id, { title: "after" });
    expect([status, body.merged, body.request.backers]).toEqual([200, true, 2]);
    expect(await titles(night)).toEqual(["After", "Before"]);
    expect((await guest.get<GuestEvent>(night.url)).body.waiting).toBe(0);
  });

  test("a swap obeys the rules of a new request, and leaves the former song if it is refused", async () => {
    const night = await openNight({ waitingLimit: 1, pauseSeconds: 3600, explicit: false }, dj);
    const { guest, id } = await night.asked({ title: "First" });
    const code = async (song: object) => (await swap(night, guest, id, song)).body.error.code;
    expect(await code({})).toBe("too_fast");
    expect(await code({ title: "Song (Explicit)" })).toBe("explicit");
    expect(await code({ title: "first" })).toBe("conflict");
    await night.set({ status: "paused" });
    expect(await code({})).toBe("requests_paused");
    expect(await titles(night)).toEqual(["First"]);
  });

  test("nobody swaps what is not their own waiting request", async () => {
    const { night, guest, id } = await atLimit();
    expect((await swap(night, new Caller(), id)).status).toBe(404);
    const voter = new Caller();
    await voter.post(`${night.url}/requests/${id}/backing`);
    expect((await swap(night, voter, id)).status).toBe(404);
    const other = await openNight({}, dj);
    expect((await swap(other, guest, id)).status).toBe(404);
    await night.step(id, { status: "accepted" });
    expect((await swap(night, guest, id)).status).toBe(409);
  });
});
