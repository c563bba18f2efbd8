import fc from "fast-check";
import { queueViews } from "@/lib/party/events/schema";
import { applyUpdate } from "@/lib/party/request-list/apply";
import { queryOfKey } from "@/lib/party/request-list/query";
import { updateOf } from "@/lib/party/request-list/updates";
import { takesBackers } from "@/lib/party/requests/limits";
import type { GuestList } from "@/lib/party/requests/list-schema";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight } from "@/lib/testing/night";
import { NOT_MINE } from "./addresses";
import { answered, type PendingBacking, replay } from "./replay";

// Whole nights, on a machine that may be busy.
jest.setTimeout(60_000);

type View = (typeof queueViews)[number];

const SONGS = 5;
const FILTERS = ["all", "mine", "pending", "accepted"];
const place = fc.nat(SONGS - 1);
/** What a DJ does with a song, and then the songs that a guest taps: a vote, no vote, or their own request back. */
const turns = fc.record({
  song: place,
  step: fc.constantFrom(
    { status: "accepted" },
    { status: "accepted" },
    { status: "playing" },
    { status: "played" },
    { status: "declined", declineReason: "wrong_moment" },
    { status: "pending" },
  ),
  taps: fc.array(place, { minLength: 1, maxLength: 3 }),
});

/** What a guest's phone has read of a night. */
async function read(night: Night, guest: Caller) {
  const lists: GuestList[] = [];
  for (const filter of FILTERS) {
    lists.push((await night.list(guest, `pageSize=50&filter=${filter}`)).body);
  }
  return lists;
}

const findIn = (lists: readonly GuestList[]) => (id: string) =>
  lists.flatMap(({ requests }) => requests).find((request) => request.id === id);

/** The lists with what the guest has done on top. */
function withPending(
  lists: readonly GuestList[],
  pending: readonly PendingBacking[],
  queueView: View,
) {
  const news = updateOf(replay(pending, { settings: { queueView }, find: findIn(lists) }));
  return lists.map((list, index) => {
    const query = queryOfKey(`?pageSize=50&filter=${FILTERS[index]}`);
    return applyUpdate<GuestRequest, GuestList>(list, query, news, NOT_MINE, Date.now()).list;
  });
}

/** What a list shows, but for what only the server knows: places, waits, moments, and what a guest once wrote. */
const shownIn = ({ requests, counts, total }: GuestList) => ({
  counts,
  total,
  requests: requests.map(({ id, status, backers, mine, asked }) => ({
    id,
    status,
    backers,
    mine,
    asked,
  })),
});

/** What a tap on a song does, as it is shown; undefined where its button is not offered. */
function tapOn(request: GuestRequest | undefined): PendingBacking | undefined {
  if (!request || !takesBackers(request)) return undefined;
  const { mine, asked, status } = request;
  if (asked && status === "playing") return undefined;
  return { code: "", seen: request, mine: !mine, at: new Date().toISOString() };
}

/** Opens a night with songs, two of which this guest has asked for. */
async function openFor(guest: Caller, queueView: View) {
  const night = await openNight({ queueView });
  const songs: string[] = [];
  for (let index = 0; index < SONGS; index += 1) {
    const asker = index < 2 ? guest : new Caller();
    songs.push((await night.ask(asker)).body.request.id);
  }
  return { night, songs };
}

/** The taps on these songs, each on what the one before has left. */
function tapsOn(songs: string[], known: readonly GuestList[], queueView: View) {
  const pending: PendingBacking[] = [];
  for (const id of songs) {
    const tap = tapOn(findIn(withPending(known, pending, queueView))(id));
    if (tap) pending.push(tap);
  }
  return pending;
}

async function send(night: Night, guest: Caller, { seen, mine }: PendingBacking) {
  const address = `${night.url}/requests/${seen.id}/backing`;
  return mine ? guest.post(address) : guest.delete(address);
}

onBothEngines(() => {
  test("what a guest's phone shows before the answer is what the server then sends", async () => {
    const seen = { taps: 0, withdrawn: 0 };
    const nights = fc.asyncProperty(
      fc.constantFrom(...queueViews),
      fc.array(turns, { minLength: 8, maxLength: 10 }),
      async (queueView, all) => {
        const guest = new Caller();
        const { night, songs } = await openFor(guest, queueView);
        for (const { song, step, taps } of all) {
          await night.change(songs[song] ?? "", step);
          const known = await read(night, guest);
          const tapped = taps.map((index) => songs[index] ?? "");
          const pending = tapsOn(tapped, known, queueView);
          const shown = withPending(known, pending, queueView);
          for (const backing of pending) await send(night, guest, backing);
          const then = await read(night, guest);
          expect(shown.map(shownIn)).toEqual(then.map(shownIn));
          seen.taps += pending.length;
          seen.withdrawn += Number(then[0]?.total !== known[0]?.total);
        }
      },
    );
    await fc.assert(nights, { numRuns: 4, endOnFailure: true });
    expect(seen.taps).toBeGreaterThan(20);
    expect(seen.withdrawn).toBeGreaterThan(0);
  });
});

const zombie = { ...NOT_MINE, id: "r1", status: "pending", backers: 4 } as GuestRequest;
const vote: PendingBacking = { code: "", seen: zombie, mine: true, at: "2026-11-21T20:00:00Z" };
const shown = (known: GuestRequest) =>
  replay([vote], { settings: { queueView: "exact" }, find: () => known })[0]?.after;

test("a vote counts once, although the stream may tell of it before the answer", () => {
  expect(shown(zombie)).toMatchObject({ backers: 5, mine: true });
  expect(shown({ ...zombie, backers: 5 })).toMatchObject({ backers: 5, mine: true });
});

test("a vote that another tab has sent as well counts once", () => {
  const known = { ...zombie, backers: 5, mine: true, message: "For Ana" };
  expect(shown(known)).toBe(known);
});

test("an answer does not take back what the stream has told since", () => {
  const answer = { ...zombie, backers: 5, mine: true };
  expect(answered(zombie, answer, zombie)).toBe(answer);
  const told = { ...zombie, status: "accepted", backers: 7 } as const;
  expect(answered(told, answer, zombie)).toEqual({ ...told, mine: true });
});
