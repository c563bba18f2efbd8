import { daysAgo, drawTimes, fakerOf } from "./faker";
import { pictureUrl } from "./pictures";
import { PICTURE_NAMES } from "./words/gallery";
import type { Language } from "./words/language";

/** What each picture shows. */
// biome-ignore format: a list reads best in few rows.
const SUBJECTS = [
  "confetti-1", "dance-1", "stage-1", "roof-1", "crate-1", "crowd-1",
  "booth-1", "cases-1", "crowd-2", "stage-2", "dance-2", "cases-2",
] as const;

/** Builds the pictures of the gallery, newest first. */
export function buildGalleryItems(language: Language = "en") {
  const times = drawTimes(fakerOf("gallery"), SUBJECTS.length, daysAgo(120));
  return SUBJECTS.map((subject, index) => ({
    id: index + 1,
    cover: pictureUrl("photo", subject),
    name: PICTURE_NAMES[language][index] ?? "",
    time: times[index] ?? "",
  }));
}
