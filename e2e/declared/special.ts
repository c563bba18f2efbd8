import { randomUUID } from "node:crypto";
import type { Call } from "@/lib/calls/call";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { MOST_EVENTS } from "@/lib/party/events/rules";
import { MOST_INVITATIONS } from "@/lib/party/invitations/schema";
import { MOST_CHANGES } from "@/lib/party/permalinks/rules";
import { accountFails } from "./account";
import { askingFails } from "./asking";
import { decksFails } from "./decks";
import type { Fault } from "./faulty-server";
import type { Provocation } from "./general";
import { libraryFails } from "./library";
import type { World } from "./world";

export type Provoke = (world: World, call: Call) => Promise<Provocation>;
/** By call, then by error code. */
export type Special = Record<string, Record<string, Provoke>>;

async function revisedRules({ dj, newNight }: World) {
  const { id } = await newNight();
  const rules = { revision: 0, mustPlay: [], doNotPlay: [] };
  const body = { ...rules, doNotPlay: [{ kind: "artist", text: "Nobody" }] };
  await dj.must("PUT", `/api/dj/events/${id}/rules`, body);
  return { id, rules };
}

async function hostsLink({ dj }: World, id: string) {
  const { link } = await dj.must("POST", `/api/dj/events/${id}/links/hosts`);
  return String(link).split("#")[1];
}

/** How often a calendar is read at once before its readers have to wait. */
const MOST_READS = 20;

/** A screen that is known: of others nothing is looked up. */
function pairedWall(fault: Fault): Provoke {
  return async ({ stranger }) => {
    const browser = stranger();
    await browser.must("POST", "/api/wall");
    return { browser, fault };
  };
}

const invitedBySelf: Provoke = async ({ dj, night }) => {
  const invited = await dj.must("POST", `/api/dj/events/${night.id}/invitations`, {
    role: "co_dj",
  });
  return { body: { token: invited.token } };
};

/** The specification's answer for a missing post. */
const lost: Provoke = async () => ({
  body: { postId: 999_999, commentId: 1, comment: "Lost", reply: "Lost" },
});

/** What provokes the failures that need something of their own. */
export const special: Special = {
  ...askingFails,
  ...decksFails,
  ...libraryFails,
  ...accountFails,
  "PUT /api/dj/events/{id}/rules": {
    conflict: async (world) => {
      const { id, rules } = await revisedRules(world);
      return { params: { id }, body: rules };
    },
  },
  "PUT /api/hosts": {
    conflict: async (world) => {
      const { id, rules } = await revisedRules(world);
      return { body: { ...rules, secret: await hostsLink(world, id) } };
    },
  },
  "POST /api/dj/events/{id}/requests": {
    conflict: async (world) => {
      const { song } = await world.asked(await world.newNight());
      return { body: song };
    },
  },
  "POST /api/dj/events/{id}/bulk": {
    conflict: async ({ playedId }) => ({
      body: { ids: [playedId], change: { status: "accepted" } },
    }),
  },
  "POST /api/dj/events/{id}/undo": {
    conflict: async ({ newNight }) => ({ params: { id: (await newNight()).id } }),
  },
  "PUT /api/dj/events/{id}/last-call": {
    conflict: async ({ newNight }) => ({
      params: { id: (await newNight({ status: "draft" })).id },
      body: { minutes: 10 },
    }),
  },
  "PATCH /api/dj/requests/{id}": { conflict: async () => ({ body: { status: "withdrawn" } }) },
  "POST /api/dj/requests/{id}/split": {
    conflict: async ({ backersOf, requestId }) => ({
      body: { backerId: (await backersOf(requestId))[0]?.id },
    }),
  },
  "POST /api/dj/requests/{id}/merge": {
    conflict: async ({ playedId }) => ({ body: { into: playedId } }),
  },
  "PUT /api/dj/events/{id}/guests/{guest}/ban": {
    conflict: async ({ night, backersOf, requestId }) => {
      const guest = (await backersOf(requestId))[0]?.guest ?? "";
      return { params: { id: night.id, guest }, body: { ban: null } };
    },
  },
  "POST /api/dj/invitations": { conflict: invitedBySelf },
  "DELETE /api/dj/invitations": { conflict: invitedBySelf },
  "PUT /api/dj/permalink": {
    conflict: async ({ moderator }) => {
      const name = `dj-${randomUUID().slice(0, 8)}`;
      await moderator.must("PUT", "/api/dj/permalink", { name });
      return { body: { name } };
    },
    too_fast: async ({ holder }) => {
      const browser = await holder();
      const body = { name: `dj-${randomUUID().slice(0, 8)}` };
      for (let count = 0; count < MOST_CHANGES; count += 1) {
        await browser.must("PUT", "/api/dj/permalink", body);
      }
      return { browser, body };
    },
  },
  "POST /api/dj/events": {
    too_many: async ({ holder, newNight }) => {
      const browser = await holder();
      await Promise.all(Array.from({ length: MOST_EVENTS }, () => newNight({}, browser)));
      return { browser };
    },
  },
  "POST /api/dj/events/{id}/invitations": {
    too_many: async ({ dj, newNight }) => {
      const { id } = await newNight();
      const body = { role: "co_dj" };
      const invite = () => dj.must("POST", `/api/dj/events/${id}/invitations`, body);
      await Promise.all(Array.from({ length: MOST_INVITATIONS }, invite));
      return { params: { id }, body };
    },
  },
  "GET /api/calendar/{secret}/crowdcue.ics": {
    too_fast: async ({ dj }) => {
      const { address } = await dj.must("POST", "/api/dj/calendar");
      const { pathname } = new URL(address);
      for (let count = 0; count < MOST_READS; count += 1) await dj.must("GET", pathname);
      return { params: { secret: pathname.split("/").at(-2) ?? "" } };
    },
  },
  "PUT /api/dj/desk/{area}": {
    conflict: async ({ dj }) => {
      await dj.must("PUT", "/api/dj/desk/notes", { revision: 0, desk: EMPTY_DESK });
      return { body: { revision: 99, desk: EMPTY_DESK } };
    },
  },
  "POST /api/data/posts/like": { unexpected: lost },
  "POST /api/data/posts/comments/add": { unexpected: lost },
  "POST /api/data/posts/replies/add": { unexpected: lost },
  "POST /api/data/posts/replies/like": { unexpected: lost },
  "POST /api/data/blog/post": {
    not_found: async () => ({ body: { title: "nobody-wrote-this" } }),
  },
  "POST /api/data/blog/post/add": { unexpected: lost },
  "POST /api/data/blog/post/replies/add": { unexpected: lost },
  "GET /api/wall": { unexpected: pairedWall("defect"), unavailable: pairedWall("outage") },
  "POST /api/wall": {
    too_fast: async ({ stranger }) => {
      const browser = stranger();
      for (let count = 0; count < 200; count += 1) {
        browser.cookies.clear();
        const { status } = await browser.send("POST", "/api/wall");
        if (status === 429) break;
      }
      browser.cookies.clear();
      return { browser };
    },
  },
  "POST /api/dj/events/{id}/walls": {
    too_fast: async ({ holder, newNight }) => {
      const browser = await holder();
      const { id } = await newNight({}, browser);
      const body = { code: "ZZZZZ2" };
      // Slow as the machine may be: no guess is free again before the call that is checked.
      for (let count = 0; count < 40; count += 1) {
        const answer = await browser.send("POST", `/api/dj/events/${id}/walls`, { body });
        if (Number(answer.headers.get("retry-after")) > 1) break;
      }
      return { browser, params: { id }, body };
    },
  },
};
