import { daysAgo, drawTimes, fakerOf } from "./faker";
import { pictureUrl } from "./pictures";

const NAMES = [
  "Confetti at Harbour Hall",
  "First dance, second take",
  "Soundcheck before the storm",
  "Rooftop at blue hour",
  "The crate that came along",
  "Hands up at the Velvet Room",
  "Two decks and a sunrise",
  "Backstage, five to nine",
  "Riverside, front row",
  "Lights by the old crane",
  "The last slow song",
  "Packing up at four",
];

/** Builds the pictures of the gallery, newest first. */
export function buildGalleryItems() {
  const times = drawTimes(fakerOf("gallery"), NAMES.length, daysAgo(120));
  return NAMES.map((name, index) => ({
    id: index + 1,
    cover: pictureUrl("cover", `gallery-${index + 1}`),
    name,
    time: times[index] ?? "",
  }));
}
