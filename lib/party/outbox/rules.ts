import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { RequestStatus } from "@/lib/party/requests/statuses";
import type { SavedClash, SavedStep } from "./schema";

/** Returns the first step that can be sent: one that neither clashes nor is about a song of a step that does. */
export function nextToSend(steps: readonly SavedStep[]) {
  const held = new Set<string>();
  for (const step of steps) {
    if (step.clash === null && !step.act.ids.some((id) => held.has(id))) return step;
    for (const id of step.act.ids) held.add(id);
  }
  return undefined;
}

/** Returns the steps that wait behind a clash: the one that met it, and what was done with its songs afterwards. */
export function heldBy(clashed: SavedStep, steps: readonly SavedStep[]) {
  const from = steps.findIndex(({ id }) => id === clashed.id);
  return steps
    .slice(Math.max(0, from))
    .filter(
      ({ id, act }) => id === clashed.id || act.ids.some((one) => clashed.act.ids.includes(one)),
    );
}

/** Returns the steps without those that wait behind a clash: what the board shows before the server has answered. */
export function unheld(steps: readonly SavedStep[]) {
  const clashed = steps.filter(({ clash }) => clash !== null);
  const held = new Set(clashed.flatMap((step) => heldBy(step, steps)));
  return steps.filter((step) => !held.has(step));
}

/** Whether the others have done just what the step wanted, so that there is nothing to decide. */
export function isAgreed({ songs, act }: SavedStep, { clashes }: SavedClash) {
  if (act.kind !== "change" || !isDecision(act.change)) return false;
  const { change } = act;
  return clashes.every(({ request }) => {
    const song = songs.find(({ id }) => id === request?.id);
    if (!song || !request) return false;
    const { status = song.status, lane = song.lane, pinned = song.pinned } = change;
    const isPinned = status === "accepted" && lane === song.lane && pinned;
    return request.status === status && request.lane === lane && request.pinned === isPinned;
  });
}

/** Whether a song's status, lane and pin tell all that a change does. */
function isDecision({ status, lane, pinned, declineReason, note, ...more }: RequestChange) {
  return Object.keys(more).length === 0;
}

/** Whether it replaces the DJs' private note, which is not part of the song. */
function isNote(act: SavedStep["act"]) {
  return act.kind === "change" && act.change.privateNote !== undefined;
}

/** Returns the last step that undo takes back while it has not been sent, or undefined. */
export function lastUnsent(steps: readonly SavedStep[]) {
  const last = steps.at(-1);
  return last && !last.isSent && last.act.kind !== "undo" ? last : undefined;
}

/** Statuses in which a DJ may still overrule another; what plays, was played or is withdrawn stays so. */
const OPEN: readonly RequestStatus[] = ["pending", "accepted", "declined"];

/** Whether the DJ may still take a step that clashed. */
export function canInsist({ act, clash }: SavedStep) {
  if (!clash || act.kind === "undo") return false;
  // Only what is accepted has a place in the queue.
  const hasStatus = act.kind === "change" && act.change.status !== undefined;
  if (act.kind === "change" && act.change.status === "played") return false;
  return clash.clashes.every(({ request }) => {
    if (!request) return false;
    // The song that another DJ has started meanwhile: this one ends it.
    if (!act.ids.includes(request.id) || isNote(act)) return true;
    return hasStatus ? OPEN.includes(request.status) : request.status === "accepted";
  });
}
