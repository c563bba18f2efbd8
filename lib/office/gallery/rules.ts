import { foldText } from "@/lib/text/fold";
import type { GalleryItem } from "./schema";

/** Those whose name contains every word of the search, whatever its case and accents. */
export function matching(items: readonly GalleryItem[], search: string) {
  const words = foldText(search).split(" ").filter(Boolean);
  return items.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
}

/** What a drawn photo shows, by its address: `/api/pictures/photo/roof-2` shows a roof. */
export function subjectOf(address: string) {
  const [, subject] = /^\/api\/pictures\/photo\/([a-z]+)-\d+$/.exec(address) ?? [];
  return subjects.find((known) => known === subject);
}

/** What drawn photos show. Their descriptions are the messages under `pictures`. */
export const subjects = [
  "crowd",
  "confetti",
  "booth",
  "stage",
  "roof",
  "crate",
  "dance",
  "cases",
] as const;
