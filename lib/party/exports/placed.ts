import { send } from "@/lib/client/send";
import { storedPaths } from "@/lib/party/library/stored-paths";
import { exportCalls } from "./calls";
import type { PlacedSong } from "./playlists";
import type { ListedSong, SongList } from "./schema";

/** Says where the songs' files lie, as far as this device keeps their owner's library. */
async function placed(owner: string, songs: ListedSong[]): Promise<PlacedSong[]> {
  const sources = new Set(songs.flatMap(({ track }) => track?.source ?? []));
  const kept = new Map<string, Map<string, string>>();
  for (const source of sources) kept.set(source, await storedPaths(owner, source));
  return songs.map((song) => {
    const { source = "", sourceId = "" } = song.track ?? {};
    return { ...song, path: kept.get(source)?.get(sourceId) ?? null };
  });
}

/** Fetches the songs of a list, each with its file as far as the device knows it. */
export async function fetchPlaced(id: string, list: SongList) {
  const { owner, fileName, songs } = await send(exportCalls.songList, { params: { id, list } });
  return { fileName, songs: await placed(owner, songs) };
}
