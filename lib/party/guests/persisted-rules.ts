import { isErrorCode } from "@/lib/calls/errors";
import { persistedParts } from "@/lib/client/persisted-store";
import { isRecord, isText, thoseIn } from "@/lib/text/shape";
import type { Draft, Submission } from "./schema";

export const emptyDraft: Draft = { title: "", artist: "", name: "", message: "" };

/** What a phone stores: each part that still fits, so that one old request does not cost the others. */
export const persistedOutbox = persistedParts({
  submissions: (all) => thoseIn(all, isSubmission),
  confirmed: (ids) => thoseIn(ids, isText),
  draft: (draft) => (isDraft(draft) ? draft : emptyDraft),
});

/** What a phone stored before `asks` was renamed to `submissions`. */
export function fromFormer(kept: unknown) {
  if (!isRecord(kept)) return undefined;
  const { asks, ...rest } = kept;
  const renamed = thoseIn(asks, isRecord).map(({ ask, ...saved }) => ({ ...saved, request: ask }));
  return { ...rest, submissions: renamed };
}

function isSubmission(saved: unknown): saved is Submission {
  if (!isRecord(saved)) return false;
  const { code, savedAt, refusal, request, swaps } = saved;
  return (
    [code, savedAt].every(isText) &&
    (refusal === null || isErrorCode(refusal)) &&
    isRecord(request) &&
    [request.id, request.title, request.artist].every(isText) &&
    (swaps === undefined || (isRecord(swaps) && [swaps.id, swaps.title].every(isText)))
  );
}

function isDraft(draft: unknown): draft is Draft {
  return isRecord(draft) && Object.keys(emptyDraft).every((field) => isText(draft[field]));
}
