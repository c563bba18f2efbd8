import { persistedParts } from "@/lib/client/persisted-store";
import { isListOf, isNumber, isRecord, isText, isTextOrNull, thoseIn } from "@/lib/text/shape";
import type { Act, SavedStep } from "./schema";
import { numberOf } from "./steps-storage";

type Song = SavedStep["songs"][number];
type Step = SavedStep["step"];
type Clash = NonNullable<SavedStep["clash"]>;

/** What a tablet stores: each part that still fits. */
export const persistedSteps = persistedParts({
  outbox: (id) => (isText(id) ? id : ""),
  steps: (steps) => thoseIn(isListOf(steps, isRecord) ? steps.map(upgraded) : [], isSavedStep),
  downSince: (since) => (isNumber(since) ? since : null),
});

/** A step that a former version of the page has saved, with what the songs were before and after it. */
function upgraded(step: Record<string, unknown>) {
  if (!isListOf(step.expected, isRecord)) return step;
  const songs = step.expected.map(({ before }) => before);
  const taken = new Date(numberOf(String(step.id)) || 0);
  return { ...step, songs, at: taken.toISOString() };
}

function isSavedStep(step: unknown): step is SavedStep {
  if (!isRecord(step)) return false;
  const { id, eventId, djId, seen, isOver, isSent, clash } = step;
  return (
    [id, eventId, djId, step.at].every(isText) &&
    isAct(step.act) &&
    isStep(step.step) &&
    isListOf(step.songs, isSong) &&
    Number.isInteger(seen) &&
    typeof isOver === "boolean" &&
    typeof isSent === "boolean" &&
    (clash === null || isClash(clash))
  );
}

/** What a step changes is only sent, and the server judges it. */
function isAct(act: unknown): act is Act {
  if (!isRecord(act) || !isListOf(act.ids, isText)) return false;
  switch (act.kind) {
    case "change":
      return isRecord(act.change);
    case "split":
      return isText(act.backerId);
    case "merge":
      return isText(act.into);
    case "submit":
      return isRecord(act.body);
    default:
      return act.kind === "undo";
  }
}

function isStep(step: unknown): step is Step {
  if (!isRecord(step)) return false;
  const { verb, title, songs, by } = step;
  const isOfDj = by === null || (isRecord(by) && isText(by.id) && isText(by.name));
  return isText(verb) && isTextOrNull(title) && Number.isInteger(songs) && isOfDj;
}

const TEXTS = ["id", "title", "artist", "status", "lane", "createdAt"];
const TEXTS_OR_NULL = [
  ...["trackId", "declineReason", "declineNote"],
  ...["acceptedAt", "startedAt", "playedAt", "declinedAt", "withdrawnAt"],
];

function isSong(song: unknown): song is Song {
  if (!isRecord(song)) return false;
  const { seconds, position, pinned, backers } = song;
  return (
    TEXTS.every((name) => isText(song[name])) &&
    TEXTS_OR_NULL.every((name) => isTextOrNull(song[name])) &&
    (seconds === null || Number.isInteger(seconds)) &&
    isNumber(position) &&
    typeof pinned === "boolean" &&
    Number.isInteger(backers)
  );
}

function isClash(clash: unknown): clash is Clash {
  return isRecord(clash) && isListOf(clash.clashes, isClashing) && Number.isInteger(clash.cursor);
}

function isClashing(clashing: unknown): clashing is Clash["clashes"][number] {
  if (!isRecord(clashing)) return false;
  return isStep(clashing.step) && (clashing.request === null || isSong(clashing.request));
}
