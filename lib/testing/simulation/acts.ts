import type { Dj } from "@/lib/account/auth/schema";
import { database, write } from "@/lib/db/client";
import { guestKey } from "@/lib/party/admissions/service";
import { linkOf } from "@/lib/party/decks/db";
import { hear } from "@/lib/party/decks/hear";
import { queueViews, type Settings } from "@/lib/party/events/schema";
import { openAsHosts } from "@/lib/party/host-rules/service";
import { addMember, changeRole, removeMember } from "@/lib/party/members/service";
import { back } from "@/lib/party/requests/back";
import { banGuest } from "@/lib/party/requests/ban";
import { changeRequest, changeRequests } from "@/lib/party/requests/change";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import { eraseGuestData } from "@/lib/party/requests/guest-data";
import { love } from "@/lib/party/requests/hearts";
import { callLast } from "@/lib/party/requests/last-call";
import { mergeRequest } from "@/lib/party/requests/merge";
import type { Precondition } from "@/lib/party/requests/precondition-schema";
import { hearPromise, postpone } from "@/lib/party/requests/promise";
import { putAsHosts } from "@/lib/party/requests/put-rules";
import type { RequestRow } from "@/lib/party/requests/read";
import { restore } from "@/lib/party/requests/restore";
import { splitRequest } from "@/lib/party/requests/split";
import { submit, submitForGuest, submitInsteadOf } from "@/lib/party/requests/submit";
import { takeBack } from "@/lib/party/requests/take-back";
import { undo } from "@/lib/party/requests/undo";
import { updateEvent } from "@/lib/party/requests/update-event";
import { trust } from "@/lib/party/secret-links/service";
import { START } from "./clock";
import type { Party } from "./party";
import type { Kind, Step } from "./plan";
import type { Stored } from "./rows";
import { TRACKS, type World } from "./world";

/** A call of a page, and what is known once it is acknowledged. */
export type Act = {
  call: () => Promise<unknown>;
  /** Sent again, it is answered as it was the first time, whatever that was. */
  isRepeatable?: boolean;
  learn?: (answer: never) => void;
  /** Forgets what is not certain any more, even if the answer was lost, once all that came at the same moment is known. */
  unlearn?: () => void;
};

const SONGS = 22;
/** How many of them have a second version, which stays its own song. */
const VERSIONS = ["", " (Radio Edit)", " (Live)"];
const LANES = ["queue", "Dinner", "Peak", "Supper"];
const LANE_LISTS = [
  ["Dinner", "Peak"],
  ["Supper", "Peak"],
  ["Peak", "Dinner"],
  ["Dinner", "Supper", "Peak"],
  ["Peak"],
];
const LIMITS: Partial<Settings>[] = [
  { votes: false },
  { votes: true },
  { waitingLimit: 1 },
  { waitingLimit: 100, pauseSeconds: 0 },
  { playedGuardMinutes: 0 },
  { playedGuardMinutes: null },
  { explicit: false },
  { explicit: true },
  { messages: false },
  { songs: "library" },
  { songs: "any" },
  { deckPlaysPending: true },
  { deckDelay: 0 },
  { doorClosedAt: new Date(START).toISOString() },
  { doorClosedAt: null },
];
const NETWORK = "203.0.113.0";

/** Everything that a step is about. */
export class Scene {
  readonly world: World;
  readonly step: Step;
  readonly party: Party;
  readonly stored: Stored;
  readonly guest: string;
  readonly guestIndex: number;
  readonly dj: Dj;
  readonly id: string;

  constructor(world: World, step: Step) {
    const [where = 0, guest = 0, dj = 0] = step.draws;
    this.world = world;
    this.step = step;
    // Most of it happens at the first event.
    this.party = world.parties[where % 4 === 0 ? 1 : 0] as Party;
    this.stored = world.rows.of(this.party.id);
    // A few guests do most of it, so that their wishes meet.
    this.guestIndex = guest % (guest % 3 === 0 ? world.guests.length : 8);
    this.guest = world.guests[this.guestIndex] ?? "";
    this.dj = world.djs[dj % 8 < 7 ? dj % 2 : 2] as Dj;
    this.id = step.ids[0] ?? "";
  }

  draw(index: number, below: number) {
    return (this.step.draws[index] ?? 0) % below;
  }

  /** One of the requests for which `isMeant` holds, else any of them. */
  request(index: number, isMeant: (row: RequestRow) => boolean = () => true) {
    const meant = this.stored.requests.filter(isMeant);
    const rows = meant.length > 0 ? meant : this.stored.requests;
    return rows[this.draw(index, rows.length || 1)];
  }

  song(index: number) {
    const number = this.draw(index, SONGS);
    const version = VERSIONS[this.draw(index + 1, VERSIONS.length * 3)] ?? "";
    return { title: `Song ${number}${version}`, artist: number % 2 ? `Band ${number}` : "" };
  }

  /** What the guest writes, which says whose words they are. */
  words() {
    if (this.draw(5, 3) === 0) return {};
    const { guestIndex, step } = this;
    return { name: `Name-${guestIndex}-`, message: `Message-${guestIndex}-${step.index}` };
  }

  precondition(): Precondition {
    const seen = this.draw(5, 4) === 0 ? this.stored.event.cursor : undefined;
    const step = `${this.id}.${this.step.index}`;
    this.world.ledger.steps.set(step, this.party.id);
    return {
      step,
      ...(seen !== undefined && { seen }),
      ...(this.draw(4, 9) === 0 && { over: "yes" }),
    };
  }

  /** A step of a DJ on one request. */
  change(row: RequestRow | undefined, change: RequestChange): Act | undefined {
    // A board shows nothing that is withdrawn.
    if (!row || row.status === "withdrawn") return undefined;
    const precondition = this.precondition();
    return { isRepeatable: true, call: () => changeRequest(this.dj, row.id, change, precondition) };
  }
}

const isPending = ({ status }: RequestRow) => status === "pending";
const isListed = ({ status }: RequestRow) => status !== "withdrawn";
const isPlaying = ({ status }: RequestRow) => status === "playing";
const isAccepted = ({ status }: RequestRow) => status === "accepted";

/** Returns a guest's submission; with `swapped`, it takes the place of one of their own. */
function submission(scene: Scene, swapped?: string): Act {
  const { world, party, guest, id } = scene;
  const input = { id, ...scene.song(3), ...scene.words() };
  const at = world.clock.now;
  return {
    isRepeatable: true,
    call: () =>
      swapped
        ? submitInsteadOf(party.code, guest, input, NETWORK, swapped)
        : submit(party.code, guest, input, NETWORK),
    learn({ request }: { request: { id: string } }) {
      world.ledger.submitted.set(id, { eventId: party.id, guestId: guest, at });
      world.ledger.back(party.id, guest, request.id);
    },
  };
}

/** What a guest backs; undefined for nothing. */
function ownRequest(
  { stored, guest, ...scene }: Scene,
  draw: number,
  isMeant = (_: RequestRow) => true,
) {
  const own = new Set(
    stored.backers.flatMap((row) => (row.guestId === guest ? row.requestId : [])),
  );
  const rows = stored.requests.filter((row) => own.has(row.id) && isMeant(row));
  return rows[(scene.step.draws[draw] ?? 0) % (rows.length || 1)];
}

export const acts: Record<
  Exclude<Kind, "undoAll" | "cut" | "kill" | "wait">,
  (scene: Scene) => Act | undefined
> = {
  ask: (scene) => submission(scene),
  askOfHouse(scene) {
    const { dj, party, id } = scene;
    const input = { id, ...scene.song(3) };
    return {
      isRepeatable: true,
      call: () => submitForGuest(dj, party.id, input),
    };
  },
  vote(scene) {
    const { world, party, guest } = scene;
    const row = scene.request(3, isPending);
    if (!row) return undefined;
    return {
      isRepeatable: true,
      call: () => back(party.code, guest, row.id, NETWORK),
      learn: () => world.ledger.back(party.id, guest, row.id),
    };
  },
  takeBack(scene) {
    const { world, party, guest } = scene;
    const row = ownRequest(scene, 3) ?? scene.request(3);
    if (!row) return undefined;
    return {
      call: () => takeBack(party.code, guest, row.id),
      unlearn: () => world.ledger.leave(guest, row.id),
    };
  },
  swap(scene) {
    const { world, guest } = scene;
    const row = ownRequest(scene, 2, isPending);
    if (!row) return undefined;
    return {
      ...submission(scene, row.id),
      unlearn: () => world.ledger.leave(guest, row.id),
    };
  },
  restore(scene) {
    const { world, party, guest, stored } = scene;
    const own = stored.submissions.filter(({ guestId }) => guestId === guest);
    const requestId = own[scene.draw(3, own.length || 1)]?.requestId;
    if (!requestId) return undefined;
    const words = { name: `Name-${scene.guestIndex}-`, message: null };
    return {
      call: () => restore(party.code, guest, requestId, words),
      learn: () => world.ledger.back(party.id, guest, requestId),
    };
  },
  accept: (scene) => scene.change(scene.request(3, isPending), { status: "accepted" }),
  decline: (scene) =>
    scene.change(scene.request(3, isPending), {
      status: "declined",
      declineReason: scene.draw(4, 3) === 0 ? "already_played" : "wrong_moment",
    }),
  play: (scene) => scene.change(scene.request(3, isAccepted), { status: "playing" }),
  played: (scene) => scene.change(scene.request(3, isPlaying), { status: "played" }),
  reopen: (scene) =>
    scene.change(
      scene.request(3, ({ status }) => ["accepted", "declined", "played"].includes(status)),
      { status: "pending" },
    ),
  move(scene) {
    const row = scene.request(3, isAccepted);
    const others = scene.stored.requests.filter(
      (other) => isAccepted(other) && other.lane === row?.lane && other.id !== row.id,
    );
    const after = others[scene.draw(4, others.length + 1)]?.id ?? null;
    return scene.change(row, { after });
  },
  pin: (scene) => scene.change(scene.request(3, isAccepted), { pinned: scene.draw(4, 3) > 0 }),
  park(scene) {
    const lane = LANES[scene.draw(4, LANES.length)] ?? "queue";
    return scene.change(scene.request(3, isAccepted), { lane });
  },
  note: (scene) =>
    scene.change(scene.request(3, isListed), { privateNote: `Note-${scene.step.index}` }),
  mark: (scene) => scene.change(scene.request(3, isListed), { explicit: scene.draw(4, 2) === 0 }),
  tie(scene) {
    const number = scene.draw(4, TRACKS + 2);
    return scene.change(scene.request(3, isListed), {
      trackId: number > 0 ? String(number) : null,
    });
  },
  trust({ party, guest }) {
    return { isRepeatable: true, call: () => trust(party.code, guest, party.trusted) };
  },
  bulk(scene) {
    const { dj, party } = scene;
    const ids = [scene.request(3, isPending), scene.request(4, isPending), scene.request(5)];
    const all = [...new Set(ids.flatMap((row) => row?.id ?? []))];
    const precondition = scene.precondition();
    if (all.length === 0) return undefined;
    const change: RequestChange =
      scene.draw(2, 2) === 0
        ? { status: "accepted" }
        : { status: "declined", declineReason: "not_available" };
    return {
      isRepeatable: true,
      call: () => changeRequests(dj, party.id, { ids: all, change }, precondition),
    };
  },
  split(scene) {
    const { dj, stored } = scene;
    const row = scene.request(3, ({ backers, status }) => backers > 1 && status === "pending");
    const backers = stored.backers.filter(({ requestId }) => requestId === row?.id);
    const backer = backers[scene.draw(4, backers.length || 1)];
    if (!row || !backer) return undefined;
    const precondition = scene.precondition();
    const split = {
      backerId: backer.id,
      ...(scene.draw(5, 2) === 0 && { title: `Song ${scene.step.index} apart` }),
    };
    return {
      isRepeatable: true,
      call: () => splitRequest(dj, row.id, split, precondition),
    };
  },
  merge(scene) {
    const { dj } = scene;
    const [row, into] = [
      scene.request(3, isPending),
      scene.request(4, ({ status }) => status !== "withdrawn"),
    ];
    if (!row || !into) return undefined;
    const precondition = scene.precondition();
    return {
      isRepeatable: true,
      call: () => mergeRequest(dj, row.id, into.id, precondition),
    };
  },
  undo(scene) {
    const { dj, party } = scene;
    const precondition = scene.precondition();
    return { isRepeatable: true, call: () => undo(dj, party.id, precondition) };
  },
  mute(scene) {
    const { dj, party, guest } = scene;
    const ban = ([null, "muted", "muted", "banned"] as const)[scene.draw(4, 4)] ?? null;
    return { call: () => banGuest(dj, party.id, guestKey(party.id, guest) ?? "", ban) };
  },
  letIn: (scene) =>
    scene.change(
      scene.request(3, ({ apart }) => apart === 1),
      { apart: false },
    ),
  lastCall({ dj, party, ...scene }) {
    const minutes = [null, 1, 5, 60][(scene.step.draws[4] ?? 0) % 4] ?? null;
    return { call: () => callLast(dj, party.id, minutes) };
  },
  hostRules(scene) {
    const { party } = scene;
    const { title, artist } = scene.song(3);
    const song = { kind: "song" as const, text: title, artist };
    const list = (["doNotPlay", "mustPlay"] as const)[scene.draw(5, 3)];
    return {
      call: async () => {
        const { page } = await openAsHosts(party.hosts);
        const rules = { revision: page.revision, mustPlay: [], doNotPlay: [] };
        return putAsHosts(party.hosts, list ? { ...rules, [list]: [song] } : rules);
      },
    };
  },
  told(scene) {
    const { party, guest } = scene;
    const row = ownRequest(scene, 3, isAccepted);
    if (!row) return undefined;
    return { isRepeatable: true, call: () => hearPromise(party.code, guest, row.id) };
  },
  postpone(scene) {
    const { party, guest } = scene;
    const row = ownRequest(scene, 3, isAccepted);
    if (!row) return undefined;
    return { call: () => postpone(party.code, guest, row.id) };
  },
  love(scene) {
    const { party, guest } = scene;
    const row = scene.request(3, isPlaying);
    if (!row) return undefined;
    const isLoved = scene.draw(4, 3) > 0;
    return { call: () => love(party.code, guest, row.id, isLoved) };
  },
  hear(scene) {
    const { world } = scene;
    const { title, artist } = scene.request(2, isAccepted) ?? scene.song(3);
    const heard = scene.draw(4, 3) === 0 ? scene.song(3) : { title, artist };
    const seconds = [null, 20, 180][scene.draw(5, 3)] ?? null;
    const deck = String(scene.draw(4, 2));
    return {
      call: async () => {
        const link = await linkOf(await database(), world.djs[0]?.id ?? "");
        if (!link) throw new Error("The decks have no link.");
        return hear(link, { ...heard, seconds, deck, program: "", age: 0 });
      },
    };
  },
  setStatus(scene) {
    const { dj, party } = scene;
    const status = (["open", "open", "paused", "closed"] as const)[scene.draw(4, 4)] ?? "open";
    return { call: () => updateEvent(dj, party.id, { status }) };
  },
  setView(scene) {
    const { dj, party } = scene;
    const queueView = queueViews[scene.draw(4, queueViews.length)] ?? "exact";
    return { call: () => updateEvent(dj, party.id, { settings: { queueView } }) };
  },
  setLimits(scene) {
    const { dj, party } = scene;
    const settings = LIMITS[scene.draw(4, LIMITS.length)] ?? {};
    return { call: () => updateEvent(dj, party.id, { settings }) };
  },
  setLanes(scene) {
    const { dj, party } = scene;
    const lanes = [...(LANE_LISTS[scene.draw(4, LANE_LISTS.length)] ?? [])];
    const { from, to } = { from: LANES[scene.draw(3, 3)] ?? "", to: LANES[scene.draw(5, 4)] ?? "" };
    const renamedLanes = scene.draw(2, 3) === 0 ? [{ from, to }] : undefined;
    const change = { settings: { lanes }, ...(renamedLanes && { renamedLanes }) };
    return { call: () => updateEvent(dj, party.id, change) };
  },
  /** The third DJ is removed, comes back, or is given another role. */
  setRole({ world, party, ...scene }) {
    const [owner, , member] = world.djs;
    const role = ([null, "co_dj", "moderator"] as const)[(scene.step.draws[4] ?? 0) % 3];
    if (!owner || !member) return undefined;
    const event = { id: party.id, ownerId: owner.id, djName: "" };
    if (!role) return { call: () => removeMember(event, member.id) };
    const isBack = !world.rows.isMember(party.id, member.id);
    return {
      call: () =>
        isBack
          ? write((tx) => addMember(tx, event, member, role))
          : changeRole(event, member.id, role),
    };
  },
  erase(scene) {
    const { world, dj, party, guest } = scene;
    return {
      call: () => eraseGuestData(dj, party.id, guestKey(party.id, guest) ?? ""),
      unlearn: () => world.ledger.forget(party.id, guest),
    };
  },
};
