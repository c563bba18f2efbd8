import { send, UnreachedError } from "@/lib/client/send";
import { serverNow } from "@/lib/client/server-clock";
import { lastUnsent } from "@/lib/party/outbox/rules";
import type { Act } from "@/lib/party/outbox/schema";
import { type NewStep, useStepsStore } from "@/lib/party/outbox/store";
import { verbOf } from "@/lib/party/requests/change-rules";
import type { RequestChange, Verb } from "@/lib/party/requests/change-schema";
import { djRequestCalls as calls } from "@/lib/party/requests/dj-calls";
import type { DjRequest, NewRequest } from "@/lib/party/requests/schema";
import { bumpedBy } from "./bump-rules";
import { useBoard } from "./hooks";
import { useLineAround } from "./pending-hooks";

/** A step that has a song go before one whose guest has been told that it is next. */
export type Bump = {
  promised: DjRequest;
  /** The song that goes first; null if it is none in particular. */
  first: string | null;
  /** Takes the step. */
  go: () => void;
};

/**
 * Returns the DJ's actions. Each is shown at once and goes through the outbox, which sends it now or when the network
 * returns; `useOutbox` reports what becomes of it. A step that bumps a promised song waits for `onBump`.
 */
export function useBoardActions(eventId: string, onBump: (bump: Bump) => void) {
  const { stepOf, take } = useTake(eventId);
  const lineAround = useLineAround(eventId);
  const params = { id: eventId };

  function changeAll(requests: DjRequest[], change: RequestChange, onTaken?: () => void) {
    const ids = requests.map(({ id }) => id);
    const step = stepOf({ kind: "change", ids, change }, verbOf(change), requests);
    if (!step) return;
    const go = () => {
      onTaken?.();
      take(step);
    };
    const { before, after } = lineAround(step);
    const promised = bumpedBy(change, before, after);
    if (!promised) return go();
    const other = requests.length === 1 && requests[0]?.id !== promised.id && requests[0];
    onBump({ promised, first: other ? other.title : null, go });
  }

  return {
    change: (request: DjRequest, change: RequestChange) => changeAll([request], change),
    changeAll,
    /** Takes the last step out of the outbox if it was not sent, otherwise has the server undo the last one. */
    undo() {
      const { steps, takeBack } = useStepsStore.getState();
      const unsent = lastUnsent(steps.filter((step) => step.eventId === eventId));
      if (unsent) takeBack(unsent);
      else take(stepOf({ kind: "undo", ids: [] }, "undone", []));
    },
    split(request: DjRequest, backerId: string) {
      take(stepOf({ kind: "split", ids: [request.id], backerId }, "split", [request]));
    },
    merge(request: DjRequest, into: DjRequest) {
      const ids = [request.id, into.id];
      take(stepOf({ kind: "merge", ids, into: into.id }, "merged", [request]));
    },
    /**
     * Not through the outbox while there is a network, because the form shows the error itself. Resolves to undefined
     * where there is none: then the request waits with the steps.
     */
    async submit(body: NewRequest) {
      try {
        return await send(calls.submit, { params, body });
      } catch (error) {
        if (!(error instanceof UnreachedError)) throw error;
        take(stepOf({ kind: "submit", ids: [], body }, "asked", [body]));
        return undefined;
      }
    },
  };
}

/** Returns functions that make a step, and that put it into the outbox, from which the board shows it. */
function useTake(eventId: string) {
  const { board } = useBoard(eventId);

  return {
    stepOf(act: Act, verb: Verb, requests: (DjRequest | NewRequest)[]): NewStep | undefined {
      if (!board) return undefined;
      const { djId, cursor: seen } = board;
      const step = { verb, title: requests[0]?.title ?? null, songs: requests.length, by: null };
      const songs = requests.flatMap((request) => ("status" in request ? songOf(request) : []));
      const at = new Date(serverNow()).toISOString();
      return { eventId, djId, act, at, step, songs, seen, isOver: false };
    },
    take(step: NewStep | undefined) {
      if (step) useStepsStore.getState().save(step);
    },
  };
}

/** A song without the names and words of its guests, which no device keeps. */
function songOf({ people: _, ...song }: DjRequest) {
  return song;
}
