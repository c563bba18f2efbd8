import "server-only";
import { AppError } from "@/lib/calls/errors";
import type { Database } from "@/lib/db/client";
import type { EventRow } from "@/lib/party/events/access";
import { unwantedAt } from "@/lib/party/host-rules/service";
import { isMarkedExplicit } from "@/lib/party/songs/rules";
import type { NewRequest } from "./schema";

type Refusal = "explicit" | "do_not_play";
type Song = Pick<NewRequest, "title" | "artist">;

/** Returns a function that tells why a song is not for tonight, whoever asks for it; null if it is. */
export async function refuser(source: Database, event: EventRow) {
  const isUnwanted = await unwantedAt(source, event);
  return (song: Song): Refusal | null => {
    if (!event.settings.explicit && isMarkedExplicit(song.title)) return "explicit";
    return isUnwanted(song) ? "do_not_play" : null;
  };
}

/**
 * Refuses a song that is not for tonight: each way by which a guest puts a song on the list goes through here.
 * @throws AppError `explicit`; `do_not_play`
 */
export async function refuseUnwelcome(source: Database, event: EventRow, song: Song) {
  const refusal = (await refuser(source, event))(song);
  if (refusal) throw new AppError(refusal);
}
