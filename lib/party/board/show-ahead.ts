import { useSWRConfig } from "swr";
import { type Expected, useShowAhead } from "@/lib/party/request-list/hooks";
import type { Step, StepAnswer } from "@/lib/party/requests/change-schema";
import type { DjRequest, SongRequest } from "@/lib/party/requests/schema";
import { addressesOf, NO_BACKERS, playingAfter, useBoard, useReviseBoard } from "./hooks";
import type { Board } from "./schema";

/** What becomes of a step that the board already shows. */
export type Shown = {
  /** Replaces it with the server's answer. */
  settle: (answer: StepAnswer) => void;
  rollBack: (undo?: Step | null) => void;
};

/** Reads the whole board again, because only the server's state is certain now. */
export function useReadBoard(eventId: string) {
  const { event } = addressesOf(eventId);
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => typeof key === "string" && key.startsWith(event));
}

/** Returns a function that shows a step on the whole board: in the lists, in what is playing, in the undo button. */
export function useShowStep(eventId: string) {
  const { lists } = addressesOf(eventId);
  const { board } = useBoard(eventId);
  const revise = useReviseBoard(eventId);
  const ahead = useShowAhead<DjRequest>(lists, NO_BACKERS);

  function show(requests: SongRequest[], news: Partial<Pick<Board, "undo">> = {}) {
    const known = requests.map((request) => ({ ...NO_BACKERS, ...request }));
    revise((event) => ({ ...event, ...news, playing: playingAfter(event, known) }));
  }

  return (expected: Expected<SongRequest>[], undo: Step | null): Shown => {
    const playing = board?.playing ?? null;
    const shown = ahead(expected);
    show(
      expected.map(({ after }) => after),
      { undo },
    );
    return {
      settle({ requests, undo: next }) {
        const news = shown.settle(requests);
        const isNewest = news.length === requests.length;
        show(
          requests.filter((request) => news.includes(request)),
          isNewest ? { undo: next } : {},
        );
      },
      rollBack(undoBefore) {
        const restored = shown.rollBack().length > 0;
        const news = undoBefore === undefined ? {} : { undo: undoBefore };
        revise((event) => ({ ...event, ...news, ...(restored && { playing }) }));
      },
    };
  };
}
