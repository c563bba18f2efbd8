import "server-only";
import type { Tx } from "@/lib/db/client";
import { groupBy } from "@/lib/lists/group-by";
import type { RenamedLane } from "@/lib/party/events/schema";
import * as changes from "./changes-db";
import * as lanes from "./lanes-db";
import { MOST_UNDO, type Touched, type Undo, undoIn } from "./undo-rules";

/** A place in a lane, now or in what undo would bring back. */
type Spot = { lane?: string; position?: number };

/**
 * Moves the requests of renamed lanes, and those that undo would bring back to them. They come behind what has stayed in
 * a lane of the new name. Returns the requests, not stored yet.
 */
export async function moveLanes(tx: Tx, eventId: string, renamed: readonly RenamedLane[]) {
  const names = new Map(renamed.map(({ from, to }) => [from, to]));
  if (names.size === 0) return [];
  const rows = await lanes.inLanes(tx, eventId, [...names.keys(), ...names.values()]);
  const steps = (await changes.lastSteps(tx, eventId, MOST_UNDO)).flatMap(({ id, undo }) =>
    undo ? { id, undo: undoIn(undo) } : [],
  );
  const former = steps.flatMap(({ undo }) => undo.requests.map(({ from }) => from));
  const move = mover(names, [...rows, ...former]);
  for (const { id, undo } of steps)
    await changes.rewriteUndo(tx, eventId, id, moveUndo(undo, move));
  const moved = rows.filter(({ lane }) => names.has(lane));
  return moved.map((before): Touched => ({ before, after: move(before) }));
}

function moveUndo({ requests, ...undo }: Undo, move: <S extends Spot>(spot: S) => S): Undo {
  return { ...undo, requests: requests.map(({ id, from }) => ({ id, from: move(from) })) };
}

/** Returns what takes a place along with its lane. */
function mover(names: ReadonlyMap<string, string>, spots: readonly Spot[]) {
  const positions = groupBy(spots, ({ lane }) => lane);
  const placesIn = (lane: string) =>
    (positions.get(lane) ?? []).flatMap(({ position }) => position ?? []);
  const shifts = new Map<string, number>();
  const taken = new Map<string, number[]>();
  for (const [from, to] of names) {
    const coming = placesIn(from);
    const there = taken.get(to) ?? (names.has(to) ? [] : placesIn(to));
    const shift = there.length > 0 ? Math.max(...there) + 1 - Math.min(...coming) : 0;
    shifts.set(from, shift);
    taken.set(to, [...there, ...coming.map((position) => position + shift)]);
  }
  return <S extends Spot>(spot: S): S => {
    const { lane = "", position = 0 } = spot;
    const to = names.get(lane);
    return to === undefined
      ? spot
      : { ...spot, lane: to, position: position + (shifts.get(lane) ?? 0) };
  };
}
