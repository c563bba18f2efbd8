import { createRequiredContext } from "@/lib/client/required-context";
import type { useBoardActions } from "@/lib/party/board/actions";
import type { ListedEvent } from "@/lib/party/events/schema";
import type { DjRequest } from "@/lib/party/requests/schema";

/** A dialog about one request. It outlives the request's row, because another DJ may move the row. */
export type Opened = { dialog: "card" | "merge" | "decline" | "ownWords"; request: DjRequest };

/** The tools that all parts of the board share. */
export type BoardTools = {
  eventId: string;
  /** The DJ's events that are not over. */
  events: Pick<ListedEvent, "id" | "name">[];
  /** The address of the event's guest page. */
  guestPage: string;
  actions: ReturnType<typeof useBoardActions>;
  /** Whether this DJ works the queue; a moderator only decides pending requests. */
  canWork: boolean;
  /** Whether songs can be started: this DJ may, and the night has begun. */
  canPlay: boolean;
  lanes: string[];
  /** The event's time zone: the time on the DJ's watch. */
  timeZone: string;
  open: (dialog: Opened["dialog"], request: DjRequest) => void;
};

export const [BoardToolsContext, useBoardTools] =
  createRequiredContext<BoardTools>("BoardToolsContext");
