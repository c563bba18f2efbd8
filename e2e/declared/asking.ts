import { randomUUID } from "node:crypto";
import type { Browser } from "./browser";
import type { Provocation } from "./general";
import type { Provoke, Special } from "./special";
import type { Night, World } from "./world";

/** A guest with a request that waits, and a song that the event does not take from them. */
type Scene = { night: Night; guest: Browser; own: string; song: object };

const song = () => ({ id: randomUUID(), title: `Song ${randomUUID()}` });

async function scene(world: World, settings: object = {}, asked: object = {}): Promise<Scene> {
  const night = await world.newNight({ settings });
  const { guest, id } = await world.asked(night, asked);
  return { night, guest, own: id, song: song() };
}

async function shut(world: World, status: string) {
  const before = await scene(world);
  await world.dj.must("PATCH", `/api/dj/events/${before.night.id}`, { status });
  return before;
}

async function banned(world: World) {
  const before = await scene(world);
  const { id } = before.night;
  const [backer] = await world.backersOf(before.own);
  const ban = { ban: "banned" };
  await world.dj.must("PUT", `/api/dj/events/${id}/guests/${backer?.guest}/ban`, ban);
  return before;
}

/** The scenes by what the server answers when the guest asks there for the song. */
const scenes: Record<string, (world: World) => Promise<Scene>> = {
  requests_paused: (world) => shut(world, "paused"),
  requests_closed: (world) => shut(world, "closed"),
  banned,
  async not_in_library(world) {
    const before = await scene(world);
    const settings = { songs: "library" };
    await world.dj.must("PATCH", `/api/dj/events/${before.night.id}`, { settings });
    return before;
  },
  async explicit(world) {
    const before = await scene(world, { explicit: false });
    return { ...before, song: { id: randomUUID(), title: "Song (Explicit)" } };
  },
  async do_not_play(world) {
    const before = await scene(world);
    const doNotPlay = [{ kind: "artist", text: "Nobody" }];
    const rules = { revision: 0, mustPlay: [], doNotPlay };
    await world.dj.must("PUT", `/api/dj/events/${before.night.id}/rules`, rules);
    return { ...before, song: { ...song(), artist: "Nobody" } };
  },
  async already_played(world) {
    const before = await scene(world);
    const other = await world.asked(before.night);
    await world.play(other.id);
    return { ...before, song: { ...other.song, id: randomUUID() } };
  },
  async conflict(world) {
    const elsewhere = await world.asked(await world.newNight());
    return { ...(await scene(world)), guest: elsewhere.guest, song: elsewhere.song };
  },
  limit_reached: (world) => scene(world, { waitingLimit: 1 }),
  async door_closed(world) {
    const before = await scene(world);
    const settings = { doorClosedAt: new Date().toISOString() };
    await world.dj.must("PATCH", `/api/dj/events/${before.night.id}`, { settings });
    // Who has asked before is in.
    return { ...before, guest: world.stranger() };
  },
};

function fails(provocation: (scene: Scene) => Provocation, codes: string[]) {
  return Object.fromEntries(
    codes.map((code) => [
      code,
      async (world: World) => {
        const found = await scenes[code]?.(world);
        if (!found) throw new Error(`There is no scene for ${code}.`);
        return { browser: found.guest, ...provocation(found) };
      },
    ]),
  );
}

const ALL = Object.keys(scenes);
const ofOwn = ({ night, own }: Scene) => ({ params: { code: night.code, id: own } });

/** A guest whose request is played. */
async function backingPlayed(world: World): Promise<Provocation> {
  const { night, guest, own } = await scene(world);
  await world.play(own);
  return { browser: guest, params: { code: night.code, id: own } };
}

const dedication = { name: null, message: null };

/** Who backs the request already is answered again, whatever has been decided: another guest votes. */
const backingFails: Record<string, Provoke> = {
  ...fails(ofOwn, ["door_closed"]),
  async requests_closed(world) {
    return { ...ofOwn(await shut(world, "closed")), browser: world.stranger() };
  },
  async banned(world) {
    const found = await banned(world);
    const other = await world.asked(found.night);
    return { browser: found.guest, params: { code: found.night.code, id: other.id } };
  },
  async conflict(world) {
    return { ...(await backingPlayed(world)), browser: world.stranger() };
  },
};

const takingBackFails: Record<string, Provoke> = {
  ...fails(ofOwn, ["requests_closed"]),
  conflict: backingPlayed,
};

/** A request that waits to be decided is not near. */
const postponingFails: Record<string, Provoke> = {
  ...fails(ofOwn, ["requests_closed"]),
  async conflict(world) {
    const found = await scene(world);
    return { browser: found.guest, ...ofOwn(found) };
  },
};

/** The same by a plain form, which names the event and the request in its body. */
function byForm(provokes: Record<string, Provoke>) {
  const sent = Object.entries(provokes).map(([code, provoke]): [string, Provoke] => [
    code,
    async (world, call) => {
      const { params, ...more } = await provoke(world, call);
      return { ...more, body: { event: params?.code, id: params?.id } };
    },
  ]);
  return Object.fromEntries(sent);
}

const lostForm: Provoke = async ({ night }) => ({ body: { event: night.code, id: randomUUID() } });

/** What provokes the failures of a guest's calls. */
export const askingFails: Special = {
  "POST /api/events/{code}/requests": fails(
    ({ night, song: body }) => ({ params: { code: night.code }, body }),
    ALL,
  ),
  "PUT /api/events/{code}/requests/{id}": {
    ...fails(
      (found) => ({ ...ofOwn(found), body: found.song }),
      ALL.filter((code) => !["limit_reached", "conflict", "door_closed"].includes(code)),
    ),
    // A song that somebody else has asked for takes no slot, and leaving it frees none.
    async limit_reached(world) {
      const night = await world.newNight({ settings: { waitingLimit: 1 } });
      const { id, song: wanted } = await world.asked(night);
      const { guest } = await world.asked(night);
      await world.asked(night, { ...wanted, id: randomUUID() }, guest);
      return { browser: guest, params: { code: night.code, id }, body: song() };
    },
    async conflict(world) {
      const night = await world.newNight();
      const { guest, id, song: asked } = await world.asked(night);
      const params = { code: night.code, id };
      return { browser: guest, params, body: { ...asked, id: randomUUID() } };
    },
  },
  "POST /requests/send": {
    ...fails(({ night, song: asked }) => ({ body: { ...asked, event: night.code } }), ALL),
    not_found: async () => ({ body: { ...song(), event: "ZZZZZ2" } }),
  },
  "POST /api/events/{code}/requests/{id}/backing": backingFails,
  "POST /requests/back": { ...byForm(backingFails), not_found: lostForm },
  "DELETE /api/events/{code}/requests/{id}/backing": takingBackFails,
  "POST /requests/take-back": { ...byForm(takingBackFails), not_found: lostForm },
  "DELETE /api/events/{code}/requests/{id}/promise": postponingFails,
  "POST /requests/not-now": { ...byForm(postponingFails), not_found: lostForm },
  "PUT /api/events/{code}/requests/{id}/backing": {
    ...fails((found) => ({ ...ofOwn(found), body: dedication }), ["requests_closed", "banned"]),
    async conflict(world) {
      return { ...(await backingPlayed(world)), body: dedication };
    },
    async limit_reached(world) {
      const { night, guest, own } = await scene(world, { waitingLimit: 1 });
      const path = `/api/events/${night.code}/requests`;
      await guest.must("DELETE", `${path}/${own}/backing`);
      await guest.must("POST", path, song());
      return { browser: guest, params: { code: night.code, id: own }, body: dedication };
    },
  },
};
