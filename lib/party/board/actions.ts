import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { send } from "@/lib/client/send";
import { type Optimistic, useWrite } from "@/lib/client/use-write";
import { type Expected, useShowAhead } from "@/lib/party/request-list/hooks";
import { verbOf } from "@/lib/party/requests/change-rules";
import type { RequestChange, Step, StepAnswer, Verb } from "@/lib/party/requests/change-schema";
import { djRequestCalls as calls } from "@/lib/party/requests/dj-calls";
import type { DjRequest, NewRequest } from "@/lib/party/requests/schema";
import { expectChange } from "./expect";
import { addressesOf, NO_BACKERS, playingAfter, useBoard, useReviseBoard } from "./hooks";
import type { Board } from "./schema";

/** Returns the DJ's actions. Each is shown at once, confirmed by the server, and rolled back with a toast if it fails. */
export function useBoardActions(eventId: string) {
  const write = useWrite();
  const optimistic = useOptimisticBoard(eventId);
  const nameOf = useStepName();
  const params = { id: eventId };

  return {
    /** `lane` contains the requests among which `change.after` moves this one. */
    change: (request: DjRequest, change: RequestChange, lane: DjRequest[] = []) =>
      write({
        send: () => send(calls.change, { params: { id: request.id }, query: {}, body: change }),
        what: nameOf(verbOf(change), [request]),
        optimistic: optimistic([expectChange(request, change, lane)]),
      }),
    changeAll(requests: DjRequest[], change: RequestChange) {
      const ids = requests.map(({ id }) => id);
      return write({
        send: () => send(calls.changeAll, { params, query: {}, body: { ids, change } }),
        what: nameOf(verbOf(change), requests),
        optimistic: optimistic(requests.map((request) => expectChange(request, change))),
      });
    },
    undo: (onUndone: (step: Step) => void) =>
      write({
        send: () => send(calls.undo, { params, query: {} }),
        what: nameOf("undone"),
        optimistic: optimistic([]),
        onSuccess: ({ step }) => onUndone(step),
      }),
    split: (request: DjRequest, backerId: string) =>
      write({
        send: () =>
          send(calls.split, { params: { id: request.id }, query: {}, body: { backerId } }),
        what: nameOf("split", [request]),
        optimistic: optimistic([]),
      }),
    merge: (request: DjRequest, into: DjRequest) =>
      write({
        send: () =>
          send(calls.merge, { params: { id: request.id }, query: {}, body: { into: into.id } }),
        what: nameOf("merged", [request]),
        optimistic: optimistic([]),
      }),
    /** Without a toast, because the form shows the error itself. */
    submit: (body: NewRequest) => send(calls.submit, { params, body }),
  };
}

/** Returns the name of a step, such as "accept · Zombie", for the toast of one that failed. */
function useStepName() {
  const t = useTranslations("board");
  return (verb: Verb, requests: DjRequest[] = []) => {
    const step = t(`steps.${verb}`);
    if (requests.length > 1) return `${step} · ${t("several", { count: requests.length })}`;
    return [step, ...requests.map(({ title }) => title)].join(" · ");
  };
}

/** Shows a step on the whole board: in the lists, in what is playing, and in the undo button. */
function useOptimisticBoard(eventId: string) {
  const { event: address, lists } = addressesOf(eventId);
  const { mutate } = useSWRConfig();
  const { board } = useBoard(eventId);
  const revise = useReviseBoard(eventId);
  const showAhead = useShowAhead<DjRequest>(lists, NO_BACKERS);

  function show(requests: DjRequest[], news: Partial<Pick<Board, "undo">> = {}) {
    revise((event) => ({ ...event, ...news, playing: playingAfter(event, requests) }));
  }

  /** Reads everything again, because only the server's state is certain now. */
  function readAll() {
    mutate((key) => typeof key === "string" && key.startsWith(address));
  }

  return (expected: Expected<DjRequest>[]): Optimistic<StepAnswer> =>
    () => {
      const playing = board?.playing ?? null;
      const ahead = showAhead(expected);
      show(expected.map(({ after }) => after));
      return {
        settle({ requests, undo }) {
          const news = ahead.settle(requests);
          const isNewest = news.length === requests.length;
          show(
            requests.filter((request) => news.includes(request)),
            isNewest ? { undo } : {},
          );
        },
        // At once, because without a network the server's state cannot be read.
        rollBack() {
          if (ahead.rollBack().length > 0) revise((event) => ({ ...event, playing }));
          readAll();
        },
      };
    };
}
