import type { AnswerOf, Argument, Call, CallInput } from "@/lib/calls/call";
import { exchange, holdBack, inFlight, track } from "./send";

/**
 * Sends a call that replaces this browser's session: after those in flight, and before any other, none of which may meet
 * the session that has ended.
 */
export async function sendAlone<C extends Call>(
  call: C,
  ...[input]: Argument<CallInput<C>>
): Promise<AnswerOf<C>>;
export async function sendAlone(call: Call, input: { body?: unknown } = {}) {
  return sendBefore(() => undefined, call, input);
}

/** Sends the call that ends this browser's session, in the same way. After a success the page sends nothing more. */
export async function sendLast<C extends Call>(
  call: C,
  ...[input]: Argument<CallInput<C>>
): Promise<AnswerOf<C>>;
export async function sendLast(call: Call, input: { body?: unknown } = {}) {
  return sendBefore(() => new Promise(() => {}), call, input);
}

/** Other calls wait for its answer and, where it succeeds, for what follows. */
function sendBefore(onSuccess: () => unknown, call: Call, input: { body?: unknown }) {
  const answer = settled(inFlight).then(() => exchange(call, input));
  void holdBack(answer.then(onSuccess, () => undefined));
  return track(answer);
}

const LONGEST_WAIT_MS = 2000;

/** Resolves when these calls are answered. A hanging one does not block for long. */
async function settled(calls: Iterable<Promise<unknown>>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([Promise.allSettled(calls), tooLong]);
  clearTimeout(timer);
}
