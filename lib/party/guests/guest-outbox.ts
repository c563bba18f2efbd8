import { isAppError } from "@/lib/calls/errors";
import { backoff } from "@/lib/client/scheduling/backoff";
import { requestCalls } from "@/lib/party/requests/calls";
import type { Submission } from "./schema";
import { sendAsGuest } from "./send-as-guest";
import { useOutboxStore } from "./store";

let isStarted = false;
/** The id of the submission that is being sent; failed attempts are repeated. */
let current: string | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the unsent requests of all events, one after the other, while any page of the site is open. Refused requests
 * stay in the outbox until the guest has seen them.
 */
export function startGuestOutbox() {
  if (isStarted) return;
  isStarted = true;
  useOutboxStore.subscribe(sendNext);
  window.addEventListener("online", sendAgain);
  useOutboxStore.persist.rehydrate();
}

function firstInLine() {
  return useOutboxStore.getState().submissions.find(({ refusal }) => refusal === null);
}

function sendNext() {
  const next = firstInLine();
  if (next?.request.id === current) return;
  clearTimeout(retry);
  current = next?.request.id;
  if (next) send(next, 0);
}

/** Retries at once when the network returns. */
function sendAgain() {
  const { sending } = useOutboxStore.getState();
  const next = firstInLine();
  if (!next || sending?.state !== "unanswered") return;
  clearTimeout(retry);
  send(next, 0);
}

async function send(submission: Submission, failures: number) {
  const { request } = submission;
  const { show, refuse } = useOutboxStore.getState();
  show({ id: request.id, state: "inFlight" });
  try {
    await deliver(submission);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refuse(submission, refusal);
    // Another tab may have sent it, or the guest removed it.
    if (current !== request.id) return;
    const pause = isAppError(error) ? error.retryAfter : undefined;
    const delay = pause ? pause * 1000 : backoff(failures + 1);
    retry = setTimeout(() => send(submission, failures + 1), delay);
    if (pause) show({ id: request.id, state: "paused", until: Date.now() + delay });
    else show({ id: request.id, state: "unanswered" });
  }
}

/** Sends a submission and notes the answer. */
async function deliver({ swaps, ...submission }: Submission) {
  const { code, request } = submission;
  const { confirm } = useOutboxStore.getState();
  if (swaps) {
    const former = { params: { code, id: swaps.id }, body: request };
    const swapped = await sendAsGuest(requestCalls.swap, former).catch(unlessDecided);
    const words = swapped?.words ?? { name: null, message: null };
    if (swapped) return confirm(submission, swapped, { ...swaps, words });
  }
  confirm(submission, await sendAsGuest(requestCalls.submit, { params: { code }, body: request }));
}

/** The DJ may have decided on the request to swap meanwhile. Then its slot is free, and the new one goes out by itself. */
function unlessDecided(error: unknown) {
  if (!["conflict", "not_found"].includes(refusalOf(error) ?? "")) throw error;
  return undefined;
}

/** The code of a final refusal; undefined if another attempt may succeed. */
function refusalOf(error: unknown) {
  if (!isAppError(error) || error.status >= 500) return undefined;
  return error.code === "too_fast" ? undefined : error.code;
}
