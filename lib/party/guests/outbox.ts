import { AppError } from "@/lib/calls/errors";
import { requestCalls } from "@/lib/party/requests/calls";
import type { Submission } from "./schema";
import { sendAsGuest } from "./send-as-guest";
import { useOutboxStore } from "./store";

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

let isStarted = false;
/** The id of the submission that is being sent; failed attempts are repeated. */
let current: string | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the unsent requests of all events, one after the other, while any page of the site is open. Refused requests
 * stay in the outbox until the guest has seen them.
 */
export function startOutbox() {
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
  const { code, request } = submission;
  const { show, confirm, refuse } = useOutboxStore.getState();
  show({ id: request.id, state: "inFlight" });
  try {
    const answer = await sendAsGuest(requestCalls.submit, { params: { code }, body: request });
    confirm(submission, answer);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refuse(submission, refusal);
    // Another tab may have sent it, or the guest removed it.
    if (current !== request.id) return;
    const pause = error instanceof AppError ? error.retryAfter : undefined;
    const delay = pause ? pause * 1000 : Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    retry = setTimeout(() => send(submission, failures + 1), delay);
    if (pause) show({ id: request.id, state: "paused", until: Date.now() + delay });
    else show({ id: request.id, state: "unanswered" });
  }
}

/** The code of a final refusal; undefined if another attempt may succeed. */
function refusalOf(error: unknown) {
  if (!(error instanceof AppError) || error.status >= 500) return undefined;
  return error.code === "too_fast" ? undefined : error.code;
}
