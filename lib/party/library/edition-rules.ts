import type { Edition } from "./edition-schema";

/** What a request's `trackId` is where somebody has said that it is none of the library's. */
export const NO_TRACK = "";

/** The track that a request means: the one that it is tied to, else the one that it means by itself. */
export function meantOf(trackId: string | null, editions: readonly Edition[]) {
  if (trackId === NO_TRACK) return undefined;
  return editions.find(({ id, isMeant }) => (trackId === null ? isMeant : id === trackId));
}
