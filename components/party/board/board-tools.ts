import { createContext, use } from "react";
import type { useBoardActions } from "@/lib/party/board/actions";
import type { DjRequest } from "@/lib/party/requests/schema";

/** A dialog about one request: it outlives the row, which others may move. */
export type Opened = { dialog: "card" | "merge" | "ownWords"; request: DjRequest };

/** What every part of the board works with. */
export type BoardTools = {
  eventId: string;
  actions: ReturnType<typeof useBoardActions>;
  undo: () => void;
  /** Whether this DJ works the queue; a moderator decides on what is pending and leaves the rest alone. */
  canWork: boolean;
  lanes: string[];
  /** The event's: the time on the DJ's watch. */
  timeZone: string;
  open: (dialog: Opened["dialog"], request: DjRequest) => void;
};

export const BoardToolsContext = createContext<BoardTools | undefined>(undefined);

export function useBoardTools() {
  const tools = use(BoardToolsContext);
  if (!tools) throw new Error("The board's tools are read outside of the board.");
  return tools;
}
