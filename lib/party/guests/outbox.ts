import { useEffect, useEffectEvent } from "react";
import { AppError, type ErrorCode } from "@/lib/calls/errors";
import { requestCalls } from "@/lib/party/requests/calls";
import type { NewRequest, SubmissionAnswer } from "@/lib/party/requests/schema";
import { sendAsGuest } from "./send-as-guest";
import { useOutboxStore } from "./store";

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Sends what waits in the outbox for this event, one after the other, and again until the server has
 * answered. Returns what is in the outbox; what the server refused stays until the guest has seen it.
 */
export function useOutbox(
  code: string,
  { onSent }: { onSent: (answer: SubmissionAnswer) => void },
) {
  const all = useOutboxStore((outbox) => outbox.submissions);
  const submissions = all.filter((saved) => saved.code === code);
  const nextId = submissions.find(({ refusal }) => refusal === null)?.request.id;
  const handleSent = useEffectEvent(onSent);

  useEffect(() => {
    useOutboxStore.persist.rehydrate();
  }, []);

  useEffect(() => {
    const { submissions: saved, confirm, refuse } = useOutboxStore.getState();
    const next = saved.find(({ request }) => request.id === nextId)?.request;
    if (!next) return;
    return keepSending(code, next, {
      onAnswer(answer) {
        confirm(next.id, answer.request.id);
        handleSent(answer);
      },
      onRefusal: (refusal) => refuse(next.id, refusal),
    });
  }, [code, nextId]);

  return submissions;
}

type Outcome = {
  onAnswer: (answer: SubmissionAnswer) => void;
  onRefusal: (code: ErrorCode) => void;
};

/** Sends a request until the server has answered it. Returns how to stop. */
function keepSending(code: string, request: NewRequest, { onAnswer, onRefusal }: Outcome) {
  let failures = 0;
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function send() {
    clearTimeout(retry);
    try {
      const answer = await sendAsGuest(requestCalls.submit, { params: { code }, body: request });
      if (!isStopped) onAnswer(answer);
    } catch (error) {
      if (!isStopped) handleError(error);
    }
  }

  function handleError(error: unknown) {
    const refusal = refusalOf(error);
    if (refusal) return onRefusal(refusal);
    retry = setTimeout(send, delayAfter(error, failures));
    failures += 1;
  }

  send();
  window.addEventListener("online", send);
  return () => {
    isStopped = true;
    clearTimeout(retry);
    window.removeEventListener("online", send);
  };
}

/** The server's no; undefined for what another try may mend. */
function refusalOf(error: unknown) {
  if (!(error instanceof AppError) || error.code === "unexpected") return undefined;
  return error.code === "too_fast" ? undefined : error.code;
}

/** Milliseconds. The pause between two requests ends by itself, and the server says when. */
function delayAfter(error: unknown, failures: number) {
  if (error instanceof AppError && error.retryAfter) return error.retryAfter * 1000;
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
}
