import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { SavedStep } from "@/lib/party/outbox/schema";
import { applyUpdate } from "@/lib/party/request-list/apply";
import { queryIn } from "@/lib/party/request-list/query";
import { updateOf } from "@/lib/party/request-list/updates";
import { NO_BACKERS } from "@/lib/party/requests/blank";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import { queueQuery } from "@/lib/party/requests/list-queries";
import type { DjList } from "@/lib/party/requests/list-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight } from "@/lib/testing/night";
import { isPendingAt, playingAfter, replay, undoAfter } from "./replay";
import type { Board } from "./schema";

// Whole nights, on a machine that may be busy.
jest.setTimeout(60_000);

const SONGS = 6;
const TIMES = ["acceptedAt", "startedAt", "playedAt", "declinedAt"] as const;
const everySong = queryIn(new URLSearchParams("pageSize=50"), { ...queueQuery, filter: "all" });

const place = fc.nat(SONGS - 1);
/** What a DJ wants: which songs, and what with them; `after` is a song by its place. */
const changes = fc.record({
  songs: fc.uniqueArray(place, { minLength: 1, maxLength: 3 }),
  after: fc.option(place),
  change: fc.constantFrom<RequestChange | "move" | "park and move">(
    ...(["accepted", "accepted", "playing", "played", "pending"] as const).map((status) => ({
      status,
    })),
    { status: "declined", declineReason: "wrong_moment" },
    { status: "declined", declineReason: "explicit" },
    { status: "accepted", lane: "Peak" },
    { lane: "Peak" },
    { lane: "queue" },
    { pinned: true },
    { pinned: false },
    { explicit: true },
    { explicit: false },
    { privateNote: "For Ana" },
    { privateNote: "" },
    "move",
    "park and move",
  ),
});
type Wanted = typeof changes extends fc.Arbitrary<infer W> ? W : never;

function stepFor({ songs, after, change }: Wanted, known: readonly DjRequest[]): SavedStep {
  const picked = songs.map((index) => known[index]).filter((song) => song !== undefined);
  const [move, lane] = [{ after: known[after ?? -1]?.id ?? null }, { lane: "Peak" }];
  const changed = change === "move" ? move : { ...lane, ...move };
  return {
    id: `${randomUUID()}.1`,
    eventId: "",
    djId: "",
    act: {
      kind: "change",
      ids: picked.map(({ id }) => id),
      change: typeof change === "string" ? changed : change,
    },
    at: new Date().toISOString(),
    step: { verb: "moved", title: null, songs: 1, by: null },
    songs: picked,
    seen: 0,
    isOver: false,
    isSent: false,
    clash: null,
  };
}

/** What the board has read of a night. */
async function read(night: Night) {
  const { body: list } = await night.djList("pageSize=50");
  const { body: line } = await night.djList("filter=accepted&pageSize=50");
  const { body } = await night.dj.get<{ event: Board }>(night.djUrl);
  const { playing, settings } = body.event;
  const find = (id: string) => list.requests.find((request) => request.id === id);
  return { list, known: { playing, settings, line: line.requests, isWhole: true, find } };
}

/** A request but for the moments, of which only the server's clock knows: whether there is one counts. */
const timeless = (request: DjRequest) => ({
  ...request,
  ...Object.fromEntries(TIMES.map((name) => [name, request[name] !== null])),
});

/** What a list shows. What has ended stands there in the order of its moments, the rest in that of the line and votes. */
function shownIn({ requests, counts }: DjList) {
  const hasEnded = ({ status }: DjRequest) => status === "played" || status === "declined";
  const ended = requests.filter(hasEnded).sort((a, b) => (a.id < b.id ? -1 : 1));
  const open = requests.filter((request) => !hasEnded(request));
  return { open: open.map(timeless), ended: ended.map(timeless), counts };
}

async function send(night: Night, { act }: SavedStep) {
  if (act.kind !== "change") throw new Error("No other step is made here.");
  const { ids, change } = act;
  const body = { ids, change };
  if (ids.length > 1) return night.dj.post<object>(`${night.djUrl}/bulk`, body);
  return night.change(ids[0] ?? "", change);
}

onBothEngines(() => {
  test("what the board shows before the answer is what the server then sends", async () => {
    let seen = 0;
    const nights = fc.asyncProperty(
      fc.boolean(),
      fc.array(fc.array(changes, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 12 }),
      async (explicit, batches) => {
        const night = await openNight({ explicit, lanes: ["Peak"] });
        for (let index = 0; index < SONGS; index += 1) await night.asked();
        const songs = (await read(night)).list.requests;
        for (const batch of batches) {
          const { list, known } = await read(night);
          const steps = batch.map((wanted) => stepFor(wanted, songs));
          const replayed = replay(steps, known);
          const shown = applyUpdate<DjRequest, DjList>(
            list,
            everySong,
            updateOf(replayed),
            NO_BACKERS,
            Date.now(),
          ).list;
          for (const step of steps) await send(night, step);
          const then = await read(night);
          expect(shownIn(shown)).toEqual(shownIn(then.list));
          const after = replayed.map((one) => one.after);
          expect(playingAfter(known.playing, after)?.id).toBe(then.known.playing?.id);
          seen += replayed.length;
        }
      },
    );
    await fc.assert(nights, { numRuns: 5, endOnFailure: true });
    // Most steps are possible.
    expect(seen).toBeGreaterThan(20);
  });
});

const zombie = { id: "r1", title: "Zombie", status: "pending", lane: "queue" } as DjRequest;
const known = { playing: null, settings: {} as never, line: [], isWhole: true, find: () => zombie };
const accept = {
  ...stepFor({ songs: [0], after: null, change: { status: "accepted" } }, [zombie]),
};

test("what the server has answered counts, whatever the rules would say", () => {
  const told = { ...zombie, status: "accepted", position: 7.25 } as DjRequest;
  const answer = { step: accept.step, requests: [told], undo: accept.step, cursor: 4 };
  const [only] = replay([{ ...accept, answer }], known);
  expect(only).toEqual({ before: zombie, after: told });
  expect([3, 4].map((cursor) => isPendingAt({ ...accept, answer }, cursor))).toEqual([true, false]);
  expect(isPendingAt(accept, 9)).toBe(true);
});

test("behind a line of which only the beginning is known, a song comes last", () => {
  const first = { ...zombie, id: "r2", status: "accepted", position: 40 } as DjRequest;
  const ends = [true, false].map((isWhole) => {
    const [only] = replay([accept], { ...known, line: [first], isWhole });
    return only?.after.position;
  });
  expect(ends).toEqual([41, 2 ** 40 + 1]);
});

test("undo takes back the newest step, and nothing while it is on its way", () => {
  const former = { verb: "played", title: "Yellow", songs: 1, by: null } as const;
  const undo: SavedStep = { ...accept, act: { kind: "undo", ids: [] } };
  const answer = { step: accept.step, requests: [], undo: former, cursor: 4 };
  expect(undoAfter(former, [])).toBe(former);
  expect(undoAfter(former, [accept])).toBe(accept.step);
  expect(undoAfter(former, [accept, undo])).toBeNull();
  expect(undoAfter(null, [{ ...undo, answer }])).toBe(former);
});
