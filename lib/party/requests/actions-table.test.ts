import { randomUUID } from "node:crypto";
import { database } from "@/lib/db/client";
import type { Right } from "@/lib/party/members/rules";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import type { StepAnswer } from "./change-schema";
import * as requests from "./db";

/** How a request comes into each state. */
const states = {
  pending: [],
  accepted: [{ status: "accepted" }],
  pinned: [{ status: "accepted" }, { pinned: true }],
  parked: [{ status: "accepted", lane: "Peak" }],
  playing: [{ status: "accepted" }, { status: "playing" }],
  played: [{ status: "accepted" }, { status: "playing" }, { status: "played" }],
  declined: [{ status: "declined", declineReason: "wrong_moment" }],
  withdrawn: [],
  // Of a muted guest.
  apart: [],
} as const;
type State = keyof typeof states;

type Place = { id: string; backerId: string; filler: string };
type Action = {
  right: Right;
  /** Where it is possible: everywhere else it is refused. */
  from: readonly State[];
  /** Where it is possible but changes nothing: that is no step, and leaves none to undo. */
  still?: readonly State[];
  call: (place: Place) => [method: string, path: string, body: object];
};

const change = (
  right: Right,
  from: readonly State[],
  body: object,
  still: readonly State[] = [],
): Action => ({
  right,
  from,
  still,
  call: ({ id }) => ["PATCH", `/api/dj/requests/${id}`, body],
});
const LINED: State[] = ["accepted", "pinned", "parked"];
const WAITING: State[] = ["pending", ...LINED];
const SHOWN: State[] = [...WAITING, "playing", "played", "declined"];

/** Every action of the board on a request. */
const actions: Record<string, Action> = {
  accept: change("decide", ["pending"], { status: "accepted" }),
  "let in": change("decide", ["apart"], { apart: false }),
  decline: change("decide", ["pending", "apart"], {
    status: "declined",
    declineReason: "not_available",
  }),
  "decline in own words": change("decide", ["pending", "apart"], {
    status: "declined",
    declineReason: "other",
    note: "Later perhaps",
  }),
  plan: change("work", ["pending"], { status: "accepted", lane: "Dinner" }),
  reopen: change("work", ["declined"], { status: "pending" }),
  play: change("work", LINED, { status: "playing" }),
  "mark played": change("work", ["playing"], { status: "played" }),
  park: change("work", LINED, { lane: "Dinner" }),
  "move to the queue": change("work", LINED, { lane: "queue" }, ["accepted", "pinned"]),
  pin: change("work", ["accepted", "pinned"], { pinned: true }, ["pinned"]),
  unpin: change("work", LINED, { pinned: false }, ["accepted", "parked"]),
  "move to the front": change("work", LINED, { after: null }),
  "move to another lane's front": change("work", LINED, { lane: "Warm-up", after: null }),
  "mark as explicit": change("decide", SHOWN, { explicit: true }),
  note: change("decide", SHOWN, { privateNote: "After the cake" }),
  "accept several": {
    right: "decide",
    from: ["pending"],
    call: ({ id }) => ["POST", "bulk", { ids: [id], change: { status: "accepted" } }],
  },
  split: {
    right: "work",
    from: WAITING,
    call: ({ id, backerId }) => ["POST", `/api/dj/requests/${id}/split`, { backerId }],
  },
  merge: {
    right: "work",
    from: WAITING,
    call: ({ id, filler }) => ["POST", `/api/dj/requests/${id}/merge`, { into: filler }],
  },
};
const names = Object.keys(actions);
const table = names.flatMap((name) =>
  (Object.keys(states) as State[])
    // Nobody can note or mark what no list shows.
    .filter((state) => state !== "withdrawn" || !actions[name]?.from.includes("declined"))
    .map((state) => [name, state] as const),
);

onBothEngines(() => {
  let night: Night;
  let filler: string;
  const djs = {} as Record<"owner" | "coDj" | "moderator" | "stranger", Caller>;

  beforeAll(async () => {
    night = await openNight();
    djs.owner = night.dj;
    djs.stranger = await signedUpDj("Strange");
    for (const [name, role] of [
      ["coDj", "co_dj"],
      ["moderator", "moderator"],
    ] as const) {
      djs[name] = await signedUpDj(name);
      const { body } = await night.dj.post<{ token: string }>(`${night.djUrl}/invitations`, {
        role,
      });
      await djs[name].post("/api/dj/invitations", { token: body.token });
    }
    filler = (await night.asked()).id;
    for (const lane of ["queue", "Peak", "Dinner", "Warm-up"]) {
      const { id } = await night.asked();
      await night.step(id, { status: "accepted" }, { lane });
    }
  }, 60_000);

  /** A new request of two guests in this state. */
  async function requestIn(state: State): Promise<Place> {
    const title = `Song ${randomUUID()}`;
    if (state === "apart") return apart();
    const { id, guest } = await night.asked({ title });
    const second = new Caller();
    await night.ask(second, { title });
    await night.step(id, ...states[state]);
    if (state === "withdrawn") {
      for (const one of [guest, second]) await one.delete(`${night.url}/requests/${id}/backing`);
    }
    return { id, filler, backerId: (await lastBacker(id))?.id ?? "none" };
  }

  /** A new request of a guest who is muted. */
  async function apart(): Promise<Place> {
    const { guest, id: heard } = await night.asked();
    const ban = { ban: "muted" };
    await night.dj.put(`${night.djUrl}/guests/${(await lastBacker(heard))?.guest}/ban`, ban);
    const { id } = (await night.ask(guest)).body.request;
    return { id, filler, backerId: (await lastBacker(id))?.id ?? "none" };
  }

  async function lastBacker(id: string) {
    const { body } = await night.dj.get<{ people: { id: string; guest: string }[] }>(
      `/api/dj/requests/${id}/backers`,
    );
    return body.people.at(-1);
  }

  function take(dj: Caller, action: Action | undefined, place: Place) {
    if (!action) throw new Error("There is no such action.");
    const [method, path, body] = action.call(place);
    const url = path.startsWith("/") ? path : `${night.djUrl}/${path}`;
    return dj.send<StepAnswer & Failure>(method, url, { body });
  }
  const rowOf = async ({ id }: Place) => requests.find(await database(), id);

  test.each(table)(
    "%s of a request that is %s: done and undone, or refused",
    async (name, state) => {
      const action = actions[name];
      const place = await requestIn(state);
      const before = await rowOf(place);
      const { status, body } = await take(djs.owner, action, place);
      if (!action?.from.includes(state)) {
        // A request without backers has none to split off.
        expect([409, state === "withdrawn" ? 404 : 409]).toContain(status);
        expect(await rowOf(place)).toEqual(before);
        return;
      }
      expect([status, body.error]).toEqual([200, undefined]);
      const after = await rowOf(place);
      // What is so already is no step, and leaves none to undo.
      if (JSON.stringify(after) === JSON.stringify(before)) return;
      const undone = await night.undo();
      expect(undone.status).toBe(200);
      expect(await rowOf(place)).toEqual(before);
    },
  );

  test.each(names)("%s by each role, and by somebody else's DJ", async (name) => {
    const action = actions[name];
    const state = action?.from[0] ?? "pending";
    const mayModerate = action?.right === "decide";
    const expected = { stranger: 404, moderator: mayModerate ? 200 : 403, coDj: 200, owner: 200 };
    for (const role of ["stranger", "moderator", "coDj", "owner"] as const) {
      const place = await requestIn(state);
      const before = await rowOf(place);
      const { status } = await take(djs[role], action, place);
      expect([role, status]).toEqual([role, expected[role]]);
      if (status !== 200) expect(await rowOf(place)).toEqual(before);
    }
  });

  test("undo is for the DJs who work the queue", async () => {
    const place = await requestIn("pending");
    for (const [role, status] of [
      ["stranger", 404],
      ["moderator", 403],
      ["coDj", 200],
    ] as const) {
      await night.change(place.id, { privateNote: role });
      const undone = await djs[role].post(`${night.djUrl}/undo`);
      expect([role, undone.status]).toEqual([role, status]);
    }
  });
});
