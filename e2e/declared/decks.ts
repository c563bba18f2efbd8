import { randomUUID } from "node:crypto";
import type { Special } from "./special";
import type { World } from "./world";

/** So often a program says at once what plays that some of it has to wait. */
const MANY_TRACKS = 80;

/** The secret of a new DJ's decks, which have said so many tracks. */
async function decksOf({ holder }: World, tracks: number) {
  const browser = await holder();
  const { secret } = await browser.must("POST", "/api/dj/decks");
  const body = { title: "Song", secret };
  const send = () => browser.send("POST", "/v1/remoteinput", { body });
  const sent = Array.from({ length: tracks }, send);
  // The first that has to wait: until the others are stored, the next may come.
  const refused = sent.map(async (one) => {
    if ((await one).status !== 429) throw new Error("It was heard.");
  });
  if (tracks > 0) await Promise.any(refused);
  return { browser, secret: String(secret) };
}

/** A song that waits: nobody loves it yet. */
const unheard = async ({ requestId }: World) => ({ params: { id: requestId } });

const bannedGuest = async (world: World) => {
  const { night } = world;
  const { guest, id } = await world.asked(night);
  const [backer] = await world.backersOf(id);
  const path = `/api/dj/events/${night.id}/guests/${backer?.guest}/ban`;
  await world.dj.must("PUT", path, { ban: "banned" });
  return { browser: guest, params: { id } };
};

const track = { title: "Song", secret: "wrong" };

/** What provokes the failures of decks. */
export const decksFails: Special = {
  "POST /v1/remoteinput": {
    too_fast: async (world) => {
      const { secret } = await decksOf(world, MANY_TRACKS);
      return { body: { title: "Song", secret } };
    },
  },
  "GET /v1/remoteinput": {
    forbidden: async () => ({ query: track }),
    too_fast: async (world) => {
      const { secret } = await decksOf(world, MANY_TRACKS);
      return { query: { title: "Song", secret } };
    },
    unavailable: async () => ({ query: track, fault: "outage" }),
    unexpected: async () => ({ query: track, fault: "defect" }),
  },
  "PUT /api/events/{code}/requests/{id}/heart": { conflict: unheard, banned: bannedGuest },
  "DELETE /api/events/{code}/requests/{id}/heart": { conflict: unheard, banned: bannedGuest },
  "PATCH /api/dj/decks": {
    not_found: async () => ({ body: { eventId: randomUUID() } }),
    conflict: async ({ holder }) => ({ browser: await holder(), body: { eventId: null } }),
  },
  "POST /api/dj/decks/test": {
    conflict: async ({ holder }) => ({ browser: await holder() }),
  },
  "POST /api/dj/events/{id}/hearings/{hearing}": {
    conflict: async (world) => {
      const { browser, secret } = await decksOf(world, 0);
      const { id } = await world.newNight({}, browser);
      await browser.must("POST", "/v1/remoteinput", { title: "Song", secret });
      return { browser, params: { id, hearing: "1" }, body: { isSame: true } };
    },
  },
};
