import { send, UnreachedError } from "@/lib/client/send";
import { lastUnsent } from "@/lib/party/outbox/rules";
import type { Act } from "@/lib/party/outbox/schema";
import { useStepsStore } from "@/lib/party/outbox/store";
import type { Expected } from "@/lib/party/request-list/hooks";
import { verbOf } from "@/lib/party/requests/change-rules";
import type { RequestChange, Step, Verb } from "@/lib/party/requests/change-schema";
import { djRequestCalls as calls } from "@/lib/party/requests/dj-calls";
import type { DjRequest, NewRequest } from "@/lib/party/requests/schema";
import { bumpedBy } from "./bump-rules";
import { expectChange, expectChanges } from "./expect";
import { useBoard, useReadLine } from "./hooks";
import { useShowStep } from "./show-ahead";
import { noteShown, rollBack } from "./shown-steps";

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
  const take = useTake(eventId);
  const readLine = useReadLine(eventId);
  const params = { id: eventId };

  function changeAll(
    requests: DjRequest[],
    change: RequestChange,
    expected: Expected<DjRequest>[],
    onTaken?: () => void,
  ) {
    const ids = requests.map(({ id }) => id);
    const go = () => {
      onTaken?.();
      take({ kind: "change", ids, change }, verbOf(change), requests, expected);
    };
    const promised = bumpedBy(change, expected, readLine());
    if (!promised) return go();
    const other = requests.length === 1 && requests[0]?.id !== promised.id && requests[0];
    onBump({ promised, first: other ? other.title : null, go });
  }

  return {
    /** `lane` contains the requests among which `change.after` moves this one. */
    change(request: DjRequest, change: RequestChange, lane: DjRequest[] = []) {
      changeAll([request], change, [expectChange(request, change, lane)]);
    },
    /** `accepted` contains the requests among which `change.after` moves these, in their order. */
    changeAll(
      requests: DjRequest[],
      change: RequestChange,
      accepted: DjRequest[] = [],
      onTaken?: () => void,
    ) {
      changeAll(requests, change, expectChanges(requests, change, accepted), onTaken);
    },
    /** Removes the last step from the outbox if it was not sent, otherwise has the server undo the last one. */
    undo(onUndone: (step: Step) => void) {
      const { steps, remove } = useStepsStore.getState();
      const unsent = lastUnsent(steps.filter((step) => step.eventId === eventId));
      if (!unsent) return take({ kind: "undo", ids: [] }, "undone", [], [], onUndone);
      remove([unsent.id]);
      rollBack(unsent, unsent.undoBefore);
      onUndone(unsent.step);
    },
    split(request: DjRequest, backerId: string) {
      take({ kind: "split", ids: [request.id], backerId }, "split", [request]);
    },
    merge(request: DjRequest, into: DjRequest) {
      take({ kind: "merge", ids: [request.id, into.id], into: into.id }, "merged", [request]);
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
        take({ kind: "submit", ids: [], body }, "asked", [body]);
        return undefined;
      }
    },
  };
}

/** Returns a function that shows a step and puts it into the outbox. */
function useTake(eventId: string) {
  const { board } = useBoard(eventId);
  const show = useShowStep(eventId);

  return function take(
    act: Act,
    verb: Verb,
    requests: Pick<DjRequest, "title">[],
    expected: Expected<DjRequest>[] = [],
    onUndone?: (step: Step) => void,
  ) {
    if (!board) return;
    const step = { verb, title: requests[0]?.title ?? null, songs: requests.length, by: null };
    const undo = act.kind === "undo" ? null : step;
    const shown = show(expected, undo);
    const saved = useStepsStore.getState().save({
      eventId,
      djId: board.djId,
      act,
      step,
      undoBefore: board.undo,
      expected: expected.map(({ before, after }) => ({
        before: songOf(before),
        after: songOf(after),
      })),
      seen: board.cursor,
      isOver: false,
    });
    noteShown(saved.id, { ...shown, ...(onUndone && { onUndone }) });
  };
}

/** A song without the names and words of its guests, which no device keeps. */
function songOf({ people: _, ...song }: DjRequest) {
  return song;
}
