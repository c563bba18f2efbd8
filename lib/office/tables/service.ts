import "server-only";
import { buildSongs } from "@/data/songs";
import type { Song } from "./schema";

const songs: Song[] = buildSongs();

/** Always the same list: what a visitor changes stays with them. */
export function listSongs() {
  return songs;
}
