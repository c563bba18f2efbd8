import { randomUUID } from "node:crypto";
import { type Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import {
  everything,
  type Failure,
  type Night,
  openNight,
  requestRows,
  stepsTo,
} from "@/lib/testing/night";
import type { StepAnswer } from "./change-schema";
import type { Clash } from "./precondition-schema";

const DECLINED = { status: "declined", declineReason: "wrong_moment" };

onBothEngines(() => {
  let ann: Caller;
  let ben: Caller;
  let night: Night;
  let outbox: string;
  beforeAll(async () => {
    [ann, ben] = [await signedUpDj("Ann"), await signedUpDj("Ben")];
  });
  beforeEach(async () => {
    night = await openNight({}, ann);
    outbox = randomUUID();
    const invited = await ann.post<{ token: string }>(`${night.djUrl}/invitations`, {
      role: "co_dj",
    });
    await ben.post("/api/dj/invitations", { token: invited.body.token });
  });

  /** What Ann's page knows now, and sends along with a step. */
  async function looked(...more: string[]) {
    const { body } = await night.djList();
    return ["?", new URLSearchParams({ seen: String(body.cursor) }), ...more].join("");
  }
  function change(id: string, what: object, how: string) {
    return ann.patch<StepAnswer & Clash & Failure>(`/api/dj/requests/${id}${how}`, what);
  }
  const statusOf = async (id: string) =>
    (await night.djList("pageSize=50")).body.requests.find((request) => request.id === id)?.status;

  test("a step that is sent twice is taken once, and answered twice", async () => {
    const { id } = await night.asked({ title: "Zombie" });
    const how = await looked(`&step=${outbox}.1`);
    const first = await change(id, { status: "accepted" }, how);
    const before = await everything();
    const again = await change(id, { status: "accepted" }, how);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await everything()).toEqual(before);
    const undone = await looked(`&step=${outbox}.2`);
    for (const _ of [1, 2]) {
      const { status, body } = await ann.post<StepAnswer>(`${night.djUrl}/undo${undone}`);
      expect([status, body.requests[0]?.status]).toEqual([200, "pending"]);
    }
  });

  test.each([1, 2])(
    "another DJ’s step under the ids of my page is refused: number %i",
    async (number) => {
      const { id } = await night.asked({ title: "Zombie" });
      const seen = await looked();
      await change(id, { status: "accepted" }, `${seen}&step=${outbox}.1`);
      const how = `${seen}&step=${outbox}.${number}`;
      expect((await ben.patch(`/api/dj/requests/${id}${how}`, DECLINED)).status).toBe(409);
      expect(await statusOf(id)).toBe("accepted");
    },
  );

  test("the id of a step is refused for a step with another song", async () => {
    const [one, other] = [await night.asked({ title: "One" }), await night.asked({ title: "Two" })];
    const how = `?step=${outbox}.1`;
    expect((await change(one.id, { status: "accepted" }, how)).status).toBe(200);
    expect((await change(other.id, DECLINED, how)).status).toBe(409);
    expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(["accepted", "pending"]);
  });

  test("the id of a step is refused for another step with the same song, and for an undo", async () => {
    const { id } = await night.asked({ title: "One" });
    const how = `?step=${outbox}.1`;
    expect((await change(id, { status: "accepted" }, how)).status).toBe(200);
    expect((await change(id, { status: "accepted" }, how)).status).toBe(200);
    expect((await change(id, DECLINED, how)).status).toBe(409);
    expect((await night.dj.post(`${night.djUrl}/undo${how}`)).status).toBe(409);
    expect(await statusOf(id)).toBe("accepted");
  });

  test("a step against another DJ’s decision changes nothing, and says who decided what", async () => {
    const { id } = await night.asked({ title: "Zombie" });
    const how = await looked(`&step=${outbox}.1`);
    await ben.patch(`/api/dj/requests/${id}`, DECLINED);
    const before = await everything();
    const { status, body } = await change(id, { status: "accepted" }, how);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: { code: "conflict" },
      clashes: [
        {
          step: { verb: "declined", title: "Zombie", by: { name: "Ben" } },
          request: { id, status: "declined" },
        },
      ],
    });
    expect(await everything()).toEqual(before);
  });

  test.each([
    [stepsTo.declined, { status: "accepted" }, "accepted"],
    [stepsTo.accepted, DECLINED, "declined"],
    [stepsTo.declined, { status: "playing" }, "playing"],
    [stepsTo.accepted, { status: "accepted", lane: "Peak" }, "accepted"],
  ])("whoever insists goes over the other DJ’s decision in one step", async (...rest) => {
    const [theirs, mine, becomes] = rest;
    const { id } = await night.asked();
    const how = await looked();
    for (const step of theirs) await ben.patch(`/api/dj/requests/${id}`, step);
    const { status, body } = await change(id, mine, how);
    expect(status).toBe(409);
    const over = await change(id, mine, `?seen=${body.cursor}&over=yes`);
    expect([over.status, await statusOf(id)]).toEqual([200, becomes]);
    await night.undo();
    expect(await statusOf(id)).toBe(theirs[0]?.status);
  });

  const places = [{ lane: "Peak" }, { pinned: true }].flatMap((theirs) =>
    [{ status: "pending" }, DECLINED].map((mine) => ({ theirs, mine })),
  );
  test.each(places)(
    "whoever goes over an acceptance leaves nothing of its place: $theirs, $mine",
    async ({ theirs, mine }) => {
      const { id } = await night.asked();
      const how = await looked();
      for (const step of [{ status: "accepted" }, theirs]) {
        expect((await ben.patch(`/api/dj/requests/${id}`, step)).status).toBe(200);
      }
      const { body } = await change(id, mine, how);
      await change(id, mine, `?seen=${body.cursor}&over=yes`);
      const [after] = await requestRows(night.id);
      expect(after).toMatchObject({ ...mine, acceptedAt: null, lane: "queue", pinned: 0 });
    },
  );

  test("whoever goes over where another DJ has put a song gets it at the end of the queue", async () => {
    const [song, first, second] = [
      await night.asked({ title: "Zombie" }),
      await night.asked({ title: "Waterloo" }),
      await night.asked({ title: "Vogue" }),
    ];
    const how = await looked();
    for (const { id } of [first, second, song]) {
      await ben.patch(`/api/dj/requests/${id}`, { status: "accepted" });
    }
    await ben.patch(`/api/dj/requests/${song.id}`, { lane: "Peak" });
    const { body } = await change(song.id, { status: "accepted" }, how);
    const over = `?seen=${body.cursor}&over=yes`;
    const taken = await change(song.id, { status: "accepted" }, over);
    expect(taken.body.requests[0]).toMatchObject({ id: song.id, lane: "queue", position: 3 });
  });

  test("what was played stays so, however much somebody insists", async () => {
    const { id } = await night.asked();
    for (const step of stepsTo.played) await ben.patch(`/api/dj/requests/${id}`, step);
    const how = await looked("&over=yes");
    expect((await change(id, DECLINED, how)).status).toBe(409);
    expect(await statusOf(id)).toBe("played");
  });

  test("the steps of one page do not clash with each other, nor with votes, nor with other songs", async () => {
    const [one, other] = [await night.asked({ title: "Zombie" }), await night.asked()];
    const seen = await looked();
    await night.asked({ title: "Zombie" });
    await ben.patch(`/api/dj/requests/${other.id}`, { status: "accepted" });
    const steps = [{ status: "accepted" }, { status: "playing" }, { status: "played" }];
    for (const [index, step] of steps.entries()) {
      const { status } = await change(one.id, step, `${seen}&step=${outbox}.${index}`);
      expect(status).toBe(200);
    }
  });

  test("a song that another DJ has moved can be played, and not be moved elsewhere unseen", async () => {
    const ids = [];
    for (const _ of [1, 2, 3]) ids.push((await night.asked()).id);
    const [first = "", second = ""] = ids;
    for (const id of ids) await night.step(id, { status: "accepted" });
    const seen = await looked();
    await ben.patch(`/api/dj/requests/${second}`, { after: null });
    const moved = await change(second, { after: first }, seen);
    expect(moved.body).toMatchObject({
      clashes: [{ step: { verb: "moved", by: { name: "Ben" } } }],
    });
    expect((await change(second, { status: "playing" }, seen)).status).toBe(200);
  });

  test("a late Play does not end a song that another DJ has started since, unless the DJ insists", async () => {
    const [late, newer] = [await night.asked(), await night.asked({ title: "Yellow" })];
    for (const { id } of [late, newer]) await night.step(id, { status: "accepted" });
    const how = await looked(`&step=${outbox}.1`);
    await ben.patch(`/api/dj/requests/${newer.id}`, { status: "playing" });
    const before = await everything();
    const { status, body } = await change(late.id, { status: "playing" }, how);
    expect(status).toBe(409);
    expect(body.clashes).toMatchObject([
      {
        step: { verb: "playing", title: "Yellow", by: { name: "Ben" } },
        request: { id: newer.id, status: "playing" },
      },
    ]);
    expect(await everything()).toEqual(before);

    const over = `?seen=${body.cursor}&over=yes&step=${outbox}.1`;
    expect((await change(late.id, { status: "playing" }, over)).status).toBe(200);
    expect([await statusOf(late.id), await statusOf(newer.id)]).toEqual(["playing", "played"]);
  });

  test("a Play ends the song that the DJ saw playing, and a late one what the same page has started", async () => {
    const songs = [await night.asked(), await night.asked(), await night.asked()];
    const ids = songs.map(({ id }) => id);
    for (const id of ids) await night.step(id, { status: "accepted" });
    await ben.patch(`/api/dj/requests/${ids[0]}`, { status: "playing" });
    const seen = await looked();
    for (const [index, id] of ids.slice(1).entries()) {
      const { status } = await change(id, { status: "playing" }, `${seen}&step=${outbox}.${index}`);
      expect(status).toBe(200);
    }
  });

  test("a Play ends the song that the DJ saw playing, whatever another DJ has noted on it since", async () => {
    const [playing, next] = [await night.asked(), await night.asked()];
    for (const { id } of [playing, next]) await night.step(id, { status: "accepted" });
    await night.step(playing.id, { status: "playing" });
    const seen = await looked();
    const noted = await ben.patch(`/api/dj/requests/${playing.id}`, {
      privateNote: "the long one",
    });
    expect(noted.status).toBe(200);
    expect((await change(next.id, { status: "playing" }, seen)).status).toBe(200);
  });

  test("a late Play ends a song that another DJ has ended too early, and the same page has brought back", async () => {
    const [playing, next] = [await night.asked(), await night.asked()];
    for (const { id } of [playing, next]) await night.step(id, { status: "accepted" });
    await night.step(playing.id, { status: "playing" });
    const seen = await looked();
    await ben.patch(`/api/dj/requests/${playing.id}`, { status: "played" });
    const undo = `${night.djUrl}/undo${await looked(`&step=${outbox}.1`)}`;
    expect((await ann.post(undo)).status).toBe(200);
    expect(await statusOf(playing.id)).toBe("playing");
    const late = await change(next.id, { status: "playing" }, `${seen}&step=${outbox}.2`);
    expect(late.status).toBe(200);
    expect(await statusOf(playing.id)).toBe("played");
  });

  test("a note meets neither one on another song nor a mark of its own", async () => {
    const [mine, theirs] = [await night.asked(), await night.asked({ title: "Yellow" })];
    const seen = await looked();
    await ben.patch(`/api/dj/requests/${theirs.id}`, { privateNote: "after the cake" });
    await ben.patch(`/api/dj/requests/${mine.id}`, { explicit: true });
    expect((await change(mine.id, { privateNote: "for Ana" }, seen)).status).toBe(200);
  });

  test("undo takes back the last step, although another DJ has taken one before it unseen", async () => {
    const [mine, theirs] = [await night.asked(), await night.asked({ title: "Yellow" })];
    const seen = await looked();
    await ben.patch(`/api/dj/requests/${theirs.id}`, { status: "accepted" });
    await change(mine.id, { status: "accepted" }, `${seen}&step=${outbox}.1`);
    const undone = await ann.post<StepAnswer>(`${night.djUrl}/undo${seen}&step=${outbox}.2`);
    expect(undone.status).toBe(200);
    expect([await statusOf(mine.id), await statusOf(theirs.id)]).toEqual(["pending", "accepted"]);
  });

  test("the other DJs learn who went over what was decided, and nobody else", async () => {
    const { id, guest } = await night.asked();
    const how = await looked();
    await ben.patch(`/api/dj/requests/${id}`, DECLINED);
    const { body } = await change(id, { status: "accepted" }, how);
    await change(id, { status: "accepted" }, `?seen=${body.cursor}&over=yes`);
    await night.step(id, { status: "playing" });
    const heard = async (caller: Caller, url: string) => {
      const listener = await Listener.open(caller, `${url}/live?cursor=${body.cursor}`);
      await listener.until(() => listener.events.length === 2);
      await listener.close();
      return listener.events.map(({ data: { verb, over } }) => [verb, over]);
    };
    const taken = ["accepted", "playing"].map((verb) => [verb, undefined]);
    expect(await heard(guest, night.url)).toEqual(taken);
    expect(await heard(ben, night.djUrl)).toMatchObject([["accepted", { name: "Ann" }], taken[1]]);
  });

  test("undo takes back what the DJ saw, not what another DJ has done since", async () => {
    const [mine, theirs] = [await night.asked(), await night.asked({ title: "Yellow" })];
    await night.step(mine.id, { status: "accepted" });
    const how = await looked();
    await ben.patch(`/api/dj/requests/${theirs.id}`, { status: "accepted" });
    const { status, body } = await ann.post<Clash>(`${night.djUrl}/undo${how}`);
    expect(status).toBe(409);
    expect(body.clashes).toMatchObject([{ step: { title: "Yellow", by: { name: "Ben" } } }]);
    expect([await statusOf(mine.id), await statusOf(theirs.id)]).toEqual(["accepted", "accepted"]);
  });

  test("a request that its guest withdrew is told as such", async () => {
    const { id, guest } = await night.asked();
    const how = await looked();
    await guest.delete(`${night.url}/requests/${id}/backing`);
    const { body } = await change(id, { status: "accepted" }, how);
    expect(body.clashes).toMatchObject([{ step: { verb: "withdrawn", by: null } }]);
  });

  test("of several requests only those that clash are named, and none is changed", async () => {
    const [one, other] = [await night.asked(), await night.asked()];
    const how = await looked();
    await ben.patch(`/api/dj/requests/${other.id}`, DECLINED);
    const bulk = { ids: [one.id, other.id], change: { status: "accepted" } };
    const { status, body } = await ann.post<Clash>(`${night.djUrl}/bulk${how}`, bulk);
    expect([status, body.clashes?.map(({ request }) => request?.id)]).toEqual([409, [other.id]]);
    expect(await statusOf(one.id)).toBe("pending");
  });
});
