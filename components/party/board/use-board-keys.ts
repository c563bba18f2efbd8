import { useBooth } from "@/components/party/booth/use-booth";
import { useKeys } from "@/components/ui/use-keys";
import type { Line } from "@/lib/party/board/hooks";
import type { Board } from "@/lib/party/board/schema";
import { QUEUE } from "@/lib/party/events/lanes";
import { type BoardAct, boardKeys } from "./board-keys";
import { useBoardTools } from "./board-tools";
import { LIST_ID } from "./decisions";
import { pressAtFirstRow } from "./row-keys";

type Keyed = { board: Board; line: Line; onHelp: () => void };

/** Does what `boardKeys` says wherever the focus is: in no row, the first one is meant, and the queue's first song. */
export function useBoardKeys({ board: { playing }, line, onHelp }: Keyed) {
  const { actions, canWork, canPlay } = useBoardTools();
  const { toggle: booth } = useBooth();

  const atFirstRow = (act: BoardAct) => () => {
    if (focused("[data-request], aside")) return;
    pressAtFirstRow(document.getElementById(LIST_ID), act);
  };
  function play() {
    if (focused("[data-request]")) return;
    const id = focused("[data-song]")?.dataset.song;
    const next = line.requests.find((song) => (id ? song.id === id : song.lane === QUEUE));
    if (next) actions.change(next, { status: "playing" });
  }
  const played = () => playing && actions.change(playing, { status: "played" });

  useKeys(boardKeys, {
    help: onHelp,
    booth,
    search: () => document.querySelector<HTMLElement>("search input[name=search]")?.focus(),
    next: atFirstRow("next"),
    previous: atFirstRow("previous"),
    accept: atFirstRow("accept"),
    decline: atFirstRow("decline"),
    ...(canPlay && { play }),
    ...(canWork && { later: atFirstRow("later"), played, undo: actions.undo }),
  });
}

/** The part of this kind that has the focus. */
function focused(parts: string) {
  return document.activeElement?.closest<HTMLElement>(parts);
}
