import type { ConfirmedStep } from "@/lib/party/outbox/schema";
import type { NewStep } from "@/lib/party/outbox/store";
import type { Replayed } from "@/lib/party/request-list/updates";
import { NO_BACKERS } from "@/lib/party/requests/blank";
import type { Step } from "@/lib/party/requests/change-schema";
import type { Decision } from "@/lib/party/requests/decide";
import { effectOf, partOf, type Surroundings } from "@/lib/party/requests/effect";
import { laneFor } from "@/lib/party/requests/place";
import { compareRank } from "@/lib/party/requests/rules";
import type { DjRequest } from "@/lib/party/requests/schema";
import type { Board } from "./schema";

/** A step that the board shows before its lists include it; with the server's answer, once there is one. */
export type PendingStep = NewStep & Partial<Pick<ConfirmedStep, "answer">>;

/** What the server has said. */
export type Known = {
  playing: DjRequest | null;
  settings: Board["settings"];
  /** The accepted requests in order, and whether these are all. */
  line: readonly DjRequest[];
  isWhole: boolean;
  find: (id: string) => DjRequest | undefined;
};

/** Behind a line of which only the beginning is known. */
const FAR = 2 ** 40;

/** Whether what the server has said up to `cursor` lacks a step. */
export function isPendingAt({ answer }: PendingStep, cursor: number) {
  return !answer || answer.cursor > cursor;
}

/**
 * Returns the requests that steps change, as they are after all of them. What the server has answered counts; until
 * then the same rules decide as there. A step that they refuse by now shows nothing: the server will say why.
 */
export function replay(steps: readonly PendingStep[], known: Known): Replayed<DjRequest>[] {
  const now = new Map<string, DjRequest>();
  const find = (id: string) => now.get(id) ?? known.find(id);
  for (const step of steps) {
    for (const after of afterStep(step, { ...known, find }, now)) now.set(after.id, after);
  }
  return [...now].map(([id, after]) => ({ before: known.find(id), after }));
}

function afterStep(step: PendingStep, known: Known, now: ReadonlyMap<string, DjRequest>) {
  if (step.answer) return step.answer.requests;
  const { act, songs, isOver, at } = step;
  if (act.kind !== "change") return [];
  const changed = new Map(now);
  try {
    for (const [index, id] of act.ids.entries()) {
      const song = songs.find((one) => one.id === id);
      const request = changed.get(id) ?? known.find(id) ?? (song && { ...NO_BACKERS, ...song });
      if (!request) continue;
      const change = { ...partOf(act.change, act.ids, index), isOver };
      const around = surroundingsOf(request, change, known, changed, at);
      for (const { after } of effectOf(request, change, around)) changed.set(after.id, after);
    }
  } catch {
    return [];
  }
  return [...changed.values()].filter((request) => request !== now.get(request.id));
}

/** What the rules want to know, as far as the board knows it. */
function surroundingsOf(
  request: DjRequest,
  change: Decision,
  { playing, settings, line, isWhole }: Known,
  now: ReadonlyMap<string, DjRequest>,
  at: string,
): Surroundings<DjRequest> {
  const name = laneFor(request, change);
  const lane = lineAfter(line, now.values()).filter((one) => one.lane === name);
  const last = Math.max(isWhole ? 0 : FAR, ...lane.map(({ position }) => position));
  const playingNow = playingAfter(playing, now.values());
  return { at, settings, playing: playingNow, lastPlayed: null, lane, end: last + 1 };
}

/** Returns the accepted requests as they are once these have changed, in order. */
export function lineAfter(line: readonly DjRequest[], changed: Iterable<DjRequest>) {
  const byId = new Map([...line, ...changed].map((request) => [request.id, request]));
  return [...byId.values()]
    .filter(({ status }) => status === "accepted")
    .sort((a, b) => compareRank(a, b));
}

/** The song that plays once these requests are as they are. */
export function playingAfter(playing: DjRequest | null, requests: Iterable<DjRequest>) {
  const all = [...requests];
  const now = all.find(({ status }) => status === "playing");
  const hasEnded = all.some(({ id, status }) => id === playing?.id && status !== "playing");
  return now ?? (hasEnded ? null : playing);
}

/** What undo would take back next; null while only the server knows. */
export function undoAfter(undo: Step | null, steps: readonly PendingStep[]) {
  const last = steps.at(-1);
  if (!last) return undo;
  if (last.answer) return last.answer.undo;
  return last.act.kind === "undo" ? null : last.step;
}
