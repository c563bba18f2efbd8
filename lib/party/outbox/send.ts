import { isAppError } from "@/lib/calls/errors";
import { inOneTab } from "@/lib/client/one-tab";
import { backoff } from "@/lib/client/scheduling/backoff";
import { CallError, send, UnreachedError } from "@/lib/client/send";
import type { StepAnswer } from "@/lib/party/requests/change-schema";
import { djRequestCalls as calls } from "@/lib/party/requests/dj-calls";
import { isAgreed, nextToSend } from "./rules";
import { type SavedStep, savedClashSchema } from "./schema";
import { useStepsStore } from "./store";

/** A hanging connection raises no error: it counts as lost after this long without an answer, in ms. */
const LONGEST_WAIT_MS = 6000;
const LONGEST_RETRY_MS = 15_000;

export type Handlers = {
  /** The step clashes with what others have done, or is refused for good. */
  onRefusal: (step: SavedStep, error?: unknown) => void;
  /** Everything that had to wait has been sent. */
  onCaughtUp: () => void;
};

/**
 * Sends a DJ's saved steps in the one tab that does it for all. Returns a function that stops it. `isLate` if some of
 * them are older than the page.
 */
export function startSteps(djId: string, handlers: Handlers, isLate: boolean) {
  let isBehind = isLate;
  return inOneTab(`crowdcue-sender.${djId}`, () => {
    const stop = sendSteps(djId, handlers, isBehind);
    // If this runs again, it continues what another tab has begun.
    isBehind = true;
    return stop;
  });
}

/** Sends the steps one after the other, in order. */
function sendSteps(djId: string, { onRefusal, onCaughtUp }: Handlers, isLate: boolean) {
  const { update, remove, confirm, setSilent } = useStepsStore.getState();
  let isSending = false;
  let isStopped = false;
  let isBehind = isLate;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function own() {
    return useStepsStore.getState().steps.filter((step) => step.djId === djId);
  }

  async function sendNext() {
    if (isSending || isStopped) return;
    clearTimeout(retry);
    const step = nextToSend(own());
    if (!step) return caughtUp();
    // Not marked as sent, so that undo can still take it out.
    if (!navigator.onLine) {
      isBehind = true;
      return;
    }
    isSending = true;
    if (!step.isSent) update(step.id, { isSent: true });
    const isDone = await attempt(step);
    isSending = false;
    if (isDone) return sendNext();
    isBehind = true;
    failures += 1;
    retry = setTimeout(sendNext, backoff(failures, LONGEST_RETRY_MS));
  }

  function caughtUp() {
    if (!isBehind) return;
    isBehind = false;
    onCaughtUp();
  }

  /** Resolves to whether the server has decided about the step. */
  async function attempt(step: SavedStep) {
    const outcome = await within(LONGEST_WAIT_MS, sendStep(step)).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    const isSilent = "error" in outcome && isUnanswered(outcome.error);
    setSilent(isSilent);
    if (isSilent) return false;
    failures = 0;
    if ("error" in outcome) refuse(step, outcome.error, onRefusal);
    else if (outcome.answer) confirm(step, outcome.answer);
    else remove([step.id]);
    return true;
  }

  function sendAgain() {
    failures = 0;
    void sendNext();
  }

  const stopListening = useStepsStore.subscribe(({ steps }, before) => {
    // While the server does not answer, only the timer tries.
    // In a microtask, because the device is written after the listeners have run.
    if (steps !== before.steps && failures === 0) queueMicrotask(sendNext);
  });
  window.addEventListener("online", sendAgain);
  void sendNext();

  return () => {
    isStopped = true;
    clearTimeout(retry);
    stopListening();
    window.removeEventListener("online", sendAgain);
  };
}

/** Keeps a step that clashes until the DJ has decided; gives up any other that the server refuses. */
function refuse(step: SavedStep, error: unknown, onRefusal: Handlers["onRefusal"]) {
  const { update, remove } = useStepsStore.getState();
  const clash = clashIn(error);
  if (clash && !isAgreed(step, clash)) {
    update(step.id, { clash });
    return onRefusal(step);
  }
  remove([step.id]);
  // Then the board shows what the other DJ has done.
  onRefusal(step, clash ? undefined : error);
}

/** Resolves to nothing for a new request, which comes with the board that is read once everything is sent. */
async function sendStep({
  id,
  eventId,
  act,
  seen,
  isOver,
}: SavedStep): Promise<StepAnswer | undefined> {
  const query = { step: id, seen, ...(isOver && { over: "yes" as const }) };
  const event = { params: { id: eventId }, query };
  const [first = ""] = act.ids;
  const request = { params: { id: first }, query };
  switch (act.kind) {
    case "undo":
      return send(calls.undo, event);
    case "submit":
      await send(calls.submit, { params: event.params, body: act.body });
      return undefined;
    case "split":
      return send(calls.split, { ...request, body: { backerId: act.backerId } });
    case "merge":
      return send(calls.merge, { ...request, body: { into: act.into } });
    case "change":
      return act.ids.length > 1
        ? send(calls.changeAll, { ...event, body: { ids: act.ids, change: act.change } })
        : send(calls.change, { ...request, body: act.change });
  }
}

function within<A>(ms: number, answer: Promise<A>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreachedError("write", "no answer")), ms);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/** Whether the same step may succeed later: after a while, or when the DJ has signed in again. */
function isUnanswered(error: unknown) {
  if (error instanceof UnreachedError) return true;
  if (!isAppError(error)) return false;
  return error.status >= 500 || error.status === 429 || error.code === "signed_out";
}

function clashIn(error: unknown) {
  if (!(error instanceof CallError) || error.status !== 409) return undefined;
  return savedClashSchema.safeParse(error.body).data;
}
