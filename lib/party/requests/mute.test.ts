import { database } from "@/lib/db/client";
import { queueViews } from "@/lib/party/events/schema";
import { batchFor, readSince } from "@/lib/party/live/deltas";
import type { Suggestion } from "@/lib/party/suggestions/schema";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { everything, type Failure, type Night, openNight } from "@/lib/testing/night";
import { apartByGuest, ownApart } from "./apart";
import type { PastStep, StepAnswer } from "./change-schema";
import { eraseOldWords } from "./erase";
import type { GuestData } from "./guest-data-schema";
import type { Clash } from "./precondition-schema";
import { requestsInOrder } from "./read";
import type { GuestEvent } from "./schema";

onBothEngines((_, opened) => {
  let dj: Caller;
  let night: Night;
  let guest: Caller;
  let first: string;
  let key: string;
  beforeAll(async () => {
    dj = await signedUpDj();
  });
  beforeEach(async () => {
    night = await openNight({}, dj);
    ({ guest, id: first } = await night.asked({ title: "Zombie", name: "Ana", message: "Loud" }));
    const [request] = (await night.djList()).body.requests;
    key = request?.people[0]?.guest ?? "";
  });

  const path = () => `${night.djUrl}/guests/${key}`;
  const decide = (ban: "banned" | "muted" | null) =>
    dj.put<StepAnswer & Failure>(`${path()}/ban`, { ban });
  const event = async (who = guest) => (await who.get<GuestEvent>(night.url)).body;
  const titles = async (who: Caller, query = "") =>
    (await night.list(who, query)).body.requests.map(({ title }) => title);
  const apart = async () => (await night.djList("filter=apart")).body;
  const counts = async () => (await night.djList()).body.counts;
  const suggested = async (who: Caller, search: string) => {
    const { body } = await who.get<{ songs: Suggestion[] }>(`${night.url}/songs?search=${search}`);
    return body.songs.map(({ title }) => title);
  };

  /** Mutes the guest, who then asks for a song. Returns its id. */
  async function mutedAsks(title = "Rude song") {
    await decide("muted");
    const { status, body } = await night.ask(guest, { title, name: "Ana", message: "Now!" });
    expect([status, body.merged, body.request.status]).toEqual([201, false, "pending"]);
    return body.request.id;
  }

  async function deltas(own: boolean, since = 0) {
    const reading = await readSince(night.id, since);
    if (!reading) throw new Error("The event is gone.");
    const rows = own ? [...(await apartByGuest(await database(), reading.event)).values()] : [];
    return (await batchFor("guest", reading, rows.flat())).deltas;
  }

  test("to a muted guest, everything looks as if they had been heard", async () => {
    const id = await mutedAsks();
    expect(await titles(guest)).toEqual(["Zombie", "Rude song"]);
    expect(await titles(guest, "filter=pending")).toEqual(["Zombie", "Rude song"]);
    expect(await titles(guest, "filter=mine")).toEqual(["Zombie", "Rude song"]);
    expect(await titles(guest, "search=rude")).toEqual(["Rude song"]);
    const { counts: seen, requests } = (await night.list(guest)).body;
    expect(seen).toMatchObject({ all: 2, pending: 2, mine: 2 });
    expect(requests.at(-1)).toMatchObject({ id, mine: true, message: "Now!", status: "pending" });
    expect(await event()).toMatchObject({ banned: false, waiting: 2, counts: { pending: 2 } });
    expect(await suggested(guest, "rude")).toEqual(["Rude song"]);
    expect(JSON.stringify([requests, seen, await event()])).not.toMatch(/apart|muted/);
    const search = (await night.list(guest, "search=rude")).body;
    expect([search.total, search.counts.pending]).toEqual([1, 1]);
  });

  test.each(queueViews)("with the view %s, nobody else learns of it", async (queueView) => {
    await night.set({ settings: { queueView } });
    const other = await night.asked({ title: "Hello" });
    await night.step(other.id, { status: "accepted" });
    const since = (await event()).cursor;
    const seen = (await night.list(other.guest)).body;
    const id = await mutedAsks();
    const after = (await night.list(other.guest)).body;
    expect({ ...after, cursor: seen.cursor }).toEqual(seen);
    expect(await suggested(other.guest, "rude")).toEqual([]);
    expect(await titles(guest)).toContain("Rude song");
    const backing = `${night.url}/requests/${id}/backing`;
    expect((await other.guest.post(backing)).status).toBe(404);
    expect((await other.guest.delete(backing)).status).toBe(404);
    // No word of it in the stream, not even that something has happened.
    expect(await deltas(false, since)).toEqual([]);
    // But for the guest, whose other pages show it.
    const own = await deltas(true, since);
    expect(own.map(({ verb, requests }) => [verb, requests.map(({ title }) => title)])).toEqual([
      ["asked", ["Rude song"]],
    ]);
    expect(own[0]?.counts).toMatchObject({ pending: 2 });
    expect(JSON.stringify(own)).not.toMatch(/apart|held|muted/);
  });

  test("it waits apart on the board, and in none of its lists and figures", async () => {
    const before = await counts();
    const file = await requestsInOrder(night.id);
    const figures = await dj.get<{ night: object }>(`${night.djUrl}/insights`);
    const id = await mutedAsks();
    expect(await counts()).toEqual({ ...before, apart: 1 });
    const all = (await night.djList()).body.requests;
    expect(all.map(({ title }) => title)).toEqual(["Zombie"]);
    const { requests, total } = await apart();
    expect([requests, total]).toMatchObject([[{ id, apart: true }], 1]);
    expect(requests[0]?.people[0]).toMatchObject({ name: "Ana", message: "Now!", ban: "muted" });
    expect(await requestsInOrder(night.id)).toEqual(file);
    const after = await dj.get<{ night: object }>(`${night.djUrl}/insights`);
    expect(after.body.night).toEqual(figures.body.night);
    // Elsewhere the board spares the DJ their words.
    expect(all[0]?.people[0]).toMatchObject({ name: null, message: null, ban: "muted" });
  });

  test("let in, it is a request like any other; undone, it waits apart again", async () => {
    const id = await mutedAsks();
    const since = (await event()).cursor;
    const other = new Caller();
    await night.step(id, { apart: false });
    expect(await titles(other)).toEqual(["Zombie", "Rude song"]);
    expect(await counts()).toMatchObject({ pending: 2, apart: 0 });
    expect(await deltas(false, since)).toMatchObject([{ verb: "asked", from: { [id]: null } }]);
    expect((await night.change(id, { apart: false })).status).toBe(409);

    const letIn = (await event()).cursor;
    expect((await night.undo()).body.step.verb).toBe("letIn");
    expect(await titles(other)).toEqual(["Zombie"]);
    expect(await titles(guest)).toEqual(["Zombie", "Rude song"]);
    expect(await counts()).toMatchObject({ pending: 1, apart: 1 });
    // Who has seen it meanwhile sees it go.
    expect(await deltas(false, letIn)).toMatchObject([{ requests: [{ id, status: "withdrawn" }] }]);
  });

  test("let in and wanted by somebody else, it stays among the others when that is undone", async () => {
    const id = await mutedAsks();
    await night.step(id, { apart: false });
    await new Caller().post(`${night.url}/requests/${id}/backing`);
    await night.undo();
    expect(await titles(new Caller())).toContain("Rude song");
    expect(await counts()).toMatchObject({ pending: 2, apart: 0 });
  });

  test("withdrawn, it is so on every page of its guest, and nobody else hears of it", async () => {
    const id = await mutedAsks();
    const pages = await Promise.all(
      [guest, new Caller()].map((who) => Listener.open(who, `${night.url}/live`)),
    );
    await guest.delete(`${night.url}/requests/${id}/backing`);
    const { cursor } = (await night.list(guest)).body;
    const late = await Listener.open(guest, `${night.url}/live?cursor=${cursor - 1}`);
    const withdrawn = {
      id: cursor,
      data: { verb: "withdrawn", requests: [{ id, status: "withdrawn" }] },
    };
    for (const own of [pages[0], late]) {
      await own?.until(() => own.ids.includes(cursor));
      expect(own?.events).toMatchObject([withdrawn]);
      expect(own?.raw).not.toContain("apart");
    }
    expect(pages[1]?.raw).not.toContain(id);
    await Promise.all([...pages, late].map((page) => page?.close()));
  });

  test("declined, it is so for its guest only, and can be undone", async () => {
    const id = await mutedAsks();
    await night.step(id, { status: "declined", declineReason: "not_tonight" });
    expect(await titles(guest, "filter=declined")).toEqual(["Rude song"]);
    expect((await night.list(guest)).body.counts).toMatchObject({ declined: 1, pending: 1 });
    expect(await titles(new Caller(), "filter=declined")).toEqual([]);
    expect(await counts()).toMatchObject({ declined: 0, apart: 0 });
    await night.undo();
    expect(await counts()).toMatchObject({ declined: 0, apart: 1 });
    expect(await titles(guest, "filter=pending")).toEqual(["Zombie", "Rude song"]);
  });

  test.each([
    { status: "accepted" },
    { status: "playing" },
    { pinned: true },
    { privateNote: "Hm" },
    { explicit: true },
    { apart: false, status: "accepted" },
  ])("nothing else happens to what waits apart: %j", async (change) => {
    const id = await mutedAsks();
    expect((await night.change(id, change)).status).toBe(409);
    const body = { into: first };
    expect((await dj.post(`/api/dj/requests/${id}/merge`, body)).status).toBe(409);
    expect((await night.change(first, { apart: false })).status).toBe(409);
  });

  test("lifting the mute lets in what waits, and undo puts it apart again", async () => {
    const id = await mutedAsks();
    expect((await decide(null)).status).toBe(200);
    expect(await titles(new Caller())).toEqual(["Zombie", "Rude song"]);
    expect((await apart()).total).toBe(0);
    expect((await night.undo()).body.step.verb).toBe("lifted");
    expect(await titles(new Caller())).toEqual(["Zombie"]);
    expect((await apart()).requests[0]?.id).toBe(id);
    // The song of before the mute is not touched by any of this.
    expect((await night.undo()).body.step.verb).toBe("muted");
    expect(await counts()).toMatchObject({ pending: 2, apart: 0 });
    const { steps } = (await dj.get<{ steps: PastStep[] }>(`${night.djUrl}/steps`)).body;
    expect(steps).toEqual([]);
  });

  test("what others want by now does not go apart again", async () => {
    const id = await mutedAsks();
    await decide(null);
    await new Caller().post(`${night.url}/requests/${id}/backing`);
    await night.undo();
    expect(await titles(new Caller())).toContain("Rude song");
    expect((await night.ask(guest, { title: "Next" })).status).toBe(201);
    expect((await apart()).requests.map(({ title }) => title)).toEqual(["Next"]);
  });

  test("a song that somebody else asks for as well is theirs, with the muted guest's vote", async () => {
    const id = await mutedAsks("Hello");
    const { guest: other, id: theirs } = await night.asked({ title: "Hello" });
    expect(theirs).not.toBe(id);
    expect(await counts()).toMatchObject({ pending: 2, apart: 0 });
    const seen = (await night.list(guest, "search=hello")).body.requests;
    expect(seen).toMatchObject([{ id: theirs, backers: 2, mine: true, message: "Now!" }]);
    expect((await night.list(other, "search=hello")).body.requests).toHaveLength(1);
    const again = await night.ask(guest, { id, title: "Hello" });
    expect([again.status, again.body.request.id]).toEqual([200, theirs]);
  });

  test("what was declined apart stays so when somebody else asks for the song", async () => {
    const id = await mutedAsks("Hello");
    await night.step(id, { status: "declined", declineReason: "not_tonight" });
    await night.asked({ title: "Hello" });
    const [theirs] = (await night.djList("search=hello&filter=pending")).body.requests;
    expect(theirs).toMatchObject({ backers: 1 });
    expect(await titles(guest, "filter=declined")).toEqual(["Hello"]);
  });

  test("whose song somebody else asks for as well sees at once that theirs has joined it", async () => {
    const id = await mutedAsks("Hello");
    const [own, stranger] = await Promise.all(
      [guest, new Caller()].map((who) => Listener.open(who, `${night.url}/live`)),
    );
    const since = (await event()).cursor;
    const { id: theirs } = await night.asked({ title: "Hello" });
    const late = await Listener.open(guest, `${night.url}/live?cursor=${since}`);
    for (const page of [own, late]) {
      await page?.until(() => page.events.length > 0);
      const told = page?.events[0]?.data as { requests: object[]; from: Record<string, object> };
      expect(told.requests).toMatchObject([
        { id: theirs, status: "pending" },
        { id, status: "withdrawn" },
      ]);
      expect(page?.raw).not.toMatch(/apart|held|muted/);
    }
    await stranger?.until(() => stranger.events.length > 0);
    expect(stranger?.raw).toContain(theirs);
    expect(stranger?.raw).not.toContain(id);
    for (const page of [own, late, stranger]) await page?.close();
  });

  test("a muted guest joins what is on the list, without their words on the board", async () => {
    const { id } = await night.asked({ title: "Hello" });
    await decide("muted");
    const joined = await night.ask(guest, { title: "Hello", name: "Rude", message: "Rude" });
    expect([joined.status, joined.body.request.id]).toEqual([200, id]);
    expect((await night.ask(guest, { title: "Own" })).status).toBe(201);
    expect((await night.ask(guest, { title: "Own" })).status).toBe(200);
    const card = (await night.djList("search=hello")).body.requests[0];
    expect([card?.backers, JSON.stringify(card?.people)]).toEqual([
      2,
      expect.not.stringContaining("Rude"),
    ]);
  });

  test("limits, taking back and swapping work as for anybody", async () => {
    await night.set({ settings: { waitingLimit: 2 } });
    const id = await mutedAsks();
    expect((await night.ask(guest)).body.error.code).toBe("limit_reached");
    const body = { id: crypto.randomUUID(), title: "Swapped" };
    const swapped = await guest.send("PUT", `${night.url}/requests/${id}`, { body });
    expect(swapped.status).toBe(201);
    expect((await apart()).requests.map(({ title }) => title)).toEqual(["Swapped"]);
    const backing = `${night.url}/requests/${body.id}/backing`;
    expect((await guest.delete(backing)).status).toBe(200);
    expect([(await apart()).total, (await counts()).apart]).toEqual([0, 0]);
    const back = await guest.send("PUT", backing, { body: { name: null, message: null } });
    expect(back.status).toBe(200);
    expect((await apart()).requests.map(({ title }) => title)).toEqual(["Swapped"]);
    expect(await titles(new Caller())).toEqual(["Zombie"]);
  });

  test("two DJs learn that the other has let it in", async () => {
    const id = await mutedAsks();
    const { cursor } = await apart();
    await night.step(id, { apart: false });
    const declined = { status: "declined", declineReason: "not_tonight" };
    const late = await dj.patch<Clash>(`/api/dj/requests/${id}?seen=${cursor}`, declined);
    expect(late.status).toBe(409);
    expect(late.body.clashes).toMatchObject([{ step: { verb: "letIn" }, request: { id } }]);
  });

  test("from mute to ban and back, what waits stays apart", async () => {
    const id = await mutedAsks();
    await decide("banned");
    expect((await night.ask(guest)).body.error.code).toBe("banned");
    expect((await apart()).requests[0]?.id).toBe(id);
    expect(await titles(guest)).toEqual(["Zombie", "Rude song"]);
    await decide(null);
    expect(await counts()).toMatchObject({ pending: 2, apart: 0 });
  });

  test("erasing the guest withdraws what waits apart, and the 30 days forget it", async () => {
    const id = await mutedAsks();
    const { body } = await dj.get<GuestData>(path());
    expect(body).toMatchObject({ ban: "muted", requests: [{ id: first }, { id }] });
    expect((await dj.delete(path())).status).toBe(204);
    expect(await counts()).toMatchObject({ pending: 1, apart: 0 });

    const second = await night.asked({ title: "Another" });
    const card = (await night.djList("search=another")).body.requests[0];
    key = card?.people[0]?.guest ?? "";
    await decide("muted");
    await night.ask(second.guest, { title: "Gone with the night" });
    await night.set({ status: "closed" });
    await eraseOldWords(Date.now() + 31 * 86_400_000);
    const stored = JSON.stringify(await everything());
    expect(stored).not.toContain("Gone with the night");
    expect((await counts()).apart).toBe(0);
  });

  test("a request costs as much as at any event with a decision, its guest's page one query more", async () => {
    const other = new Caller();
    const submit = () => costOf(opened().url, () => night.ask(other));
    const list = () => costOf(opened().url, () => night.list(other));
    await night.ask(other);
    await night.list(other);
    await submit();
    const before = { submit: await submit(), list: await list() };
    await mutedAsks();
    await submit();
    const after = { submit: await submit(), list: await list() };
    expect(after.submit.statements - before.submit.statements).toBe(1);
    expect(after.list.statements - before.list.statements).toBe(1);
    expect(await ownApart(await database(), { id: night.id, admissions: 0 }, "x")).toEqual([]);
  });
});
