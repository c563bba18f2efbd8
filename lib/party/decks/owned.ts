import "server-only";
import type { Database } from "@/lib/db/client";
import { meantOf } from "@/lib/party/library/edition-rules";
import { editionsOf } from "@/lib/party/library/editions";
import { type DeckText, readingsOf } from "./deck-text";

type Asked = DeckText & { id: string; trackId: string | null };

/**
 * Looks up in a DJ's library what a deck says and what was asked for. Returns what the library calls either of them: a
 * request is tied to a track or means it by itself; a deck that says only a title means the only track of that name.
 */
export async function namesInLibrary(
  source: Database,
  djId: string,
  heard: DeckText,
  asked: readonly Asked[],
) {
  const readings = readingsOf(heard).map((reading, index) => {
    return { ...reading, id: `reading ${index}`, trackId: null };
  });
  const editions = await editionsOf(source, djId, [...readings, ...asked]);
  const trackOf = ({ id, trackId }: Asked) => meantOf(trackId, editions?.get(id) ?? []);
  const names = new Map<DeckText, DeckText | undefined>(asked.map((song) => [song, trackOf(song)]));
  names.set(heard, readings.map(trackOf).find(Boolean));
  return (song: DeckText) => names.get(song);
}
