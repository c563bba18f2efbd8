import { randomUUID } from "node:crypto";
import { database } from "@/lib/db/client";
import {
  type Action,
  boardActions,
  type Place,
  type State,
  states,
} from "@/lib/testing/board-actions";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import type { StepAnswer } from "./change-schema";
import * as requests from "./db";

const names = Object.keys(boardActions);
const table = names.flatMap((name) =>
  (Object.keys(states) as State[])
    // Nobody can note or mark what no list shows.
    .filter((state) => state !== "withdrawn" || !boardActions[name]?.from.includes("declined"))
    .map((state) => [name, state] as const),
);

onBothEngines(() => {
  let night: Night;
  let filler: string;
  /** The requests at hand, by state. */
  const places: Partial<Record<State, Place>> = {};
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
      const action = boardActions[name];
      const place = places[state] ?? (await requestIn(state));
      // What is refused or undone leaves it as it was, for the next action; what fails does not.
      delete places[state];
      const before = await rowOf(place);
      const { status, body } = await take(djs.owner, action, place);
      if (!action?.from.includes(state)) {
        // A request without backers has none to split off.
        expect([409, state === "withdrawn" ? 404 : 409]).toContain(status);
      } else {
        expect([status, body.error]).toEqual([200, undefined]);
        const after = await rowOf(place);
        // What is so already is no step, and leaves none to undo.
        if (action.still?.includes(state)) expect(after).toEqual(before);
        else {
          expect(after).not.toEqual(before);
          expect((await night.undo()).status).toBe(200);
        }
      }
      expect(await rowOf(place)).toEqual(before);
      // The next song that plays ends the one that does.
      if (state !== "playing") places[state] = place;
    },
  );

  test.each(names)("%s by each role, and by somebody else's DJ", async (name) => {
    const action = boardActions[name];
    const state = action?.from[0] ?? "pending";
    const mayModerate = action?.right === "decide";
    const expected = { stranger: 404, moderator: mayModerate ? 200 : 403, coDj: 200, owner: 200 };
    let place: Place | undefined;
    for (const role of ["stranger", "moderator", "coDj", "owner"] as const) {
      place ??= await requestIn(state);
      const before = await rowOf(place);
      const { status } = await take(djs[role], action, place);
      expect([role, status]).toEqual([role, expected[role]]);
      if (status === 200) place = undefined;
      else expect(await rowOf(place)).toEqual(before);
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
