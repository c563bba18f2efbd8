import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { database } from "@/lib/db/client";
import { roleAtEvent } from "@/lib/party/events/access";
import { djEvent } from "@/lib/party/events/service";
import { visibleLibrary } from "@/lib/party/library/owned";
import { countGuests } from "@/lib/party/requests/backers";
import { djRequest } from "@/lib/party/requests/present";
import { nextUndo, playingAt } from "@/lib/party/requests/read";
import type { Board } from "./schema";

/** Returns the event for its board. @throws AppError `not_found` */
export async function getBoard(dj: Dj, eventId: string): Promise<Board> {
  const source = await database();
  const { row: event, role } = await roleAtEvent(dj, eventId, "see");
  const [playing, guests] = await Promise.all([
    playingAt(source, event.id),
    countGuests(source, event.id),
  ]);
  return {
    ...djEvent(event),
    role,
    playing: playing ? await djRequest(source, playing) : null,
    guests,
    hasLibrary: (await visibleLibrary(source, event.ownerId)) !== undefined,
    undo: await nextUndo(source, event.id),
    djId: dj.id,
  };
}
