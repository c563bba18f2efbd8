import "server-only";
import { AppError } from "@/lib/calls/errors";
import type { Database } from "@/lib/db/client";
import type { EventRow } from "@/lib/party/events/access";
import { unwantedAt } from "@/lib/party/host-rules/service";
import { isMarkedExplicit } from "@/lib/party/songs/title-rules";
import type { NewRequest } from "./schema";

type Refusal = "explicit" | "do_not_play";
type Song = Pick<NewRequest, "title" | "artist">;

/** A request, and whether a DJ has marked its song. */
type Marked = { explicit: number };

/** Returns a function that tells why a song is not for tonight, whoever asks for it; null if it is. */
export async function refuser(source: Database, event: EventRow) {
  const isUnwanted = await unwantedAt(source, event);
  return (song: Song, sameSong: readonly Marked[]): Refusal | null => {
    if (!event.settings.explicit && isExplicit(song, sameSong)) return "explicit";
    return isUnwanted(song) ? "do_not_play" : null;
  };
}

/**
 * Refuses a song that is not for tonight: each way by which a guest puts a song on the list goes through here.
 * @throws AppError `explicit`; `do_not_play`
 */
export async function refuseUnwelcome(
  source: Database,
  event: EventRow,
  song: Song,
  sameSong: readonly Marked[],
) {
  const refusal = (await refuser(source, event))(song, sameSong);
  if (refusal) throw new AppError(refusal);
}

/** By its title, or because a DJ has marked a request for the same song. */
function isExplicit({ title }: Song, sameSong: readonly Marked[]) {
  return isMarkedExplicit(title) || sameSong.some(({ explicit }) => explicit === 1);
}
