import { daysAgo, drawTimes, fakerOf } from "./faker";
import { pictureUrl } from "./pictures";

/** What each picture shows, and its name. */
const PICTURES = [
  ["confetti-1", "Confetti at Harbour Hall"],
  ["dance-1", "First dance, second take"],
  ["stage-1", "Soundcheck before the storm"],
  ["roof-1", "Rooftop at blue hour"],
  ["crate-1", "The crate that came along"],
  ["crowd-1", "Hands up at the Velvet Room"],
  ["booth-1", "Two decks and a sunrise"],
  ["cases-1", "Backstage, five to nine"],
  ["crowd-2", "Riverside, front row"],
  ["stage-2", "Lights by the old crane"],
  ["dance-2", "The last slow song"],
  ["cases-2", "Packing up at four"],
] as const;

/** Builds the pictures of the gallery, newest first. */
export function buildGalleryItems() {
  const times = drawTimes(fakerOf("gallery"), PICTURES.length, daysAgo(120));
  return PICTURES.map(([subject, name], index) => ({
    id: index + 1,
    cover: pictureUrl("photo", subject),
    name,
    time: times[index] ?? "",
  }));
}
