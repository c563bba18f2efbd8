import { daysAgo, drawTimes, fakerOf } from "./faker";

/** The texts of the sample notes: a title in the first line, as people write notes. */
const TITLES = [
  "Harbour Hall\nLoad in through the back gate before 17:00. Ask for the key at the bar.",
  "Lena & Omar, first dance\n21:15. Fade in, no intro, lights down to ten per cent.\n\nHer mother doesn’t know yet.",
  "Buy before Saturday\nSpare needles, two XLR cables, gaffer tape, earplugs",
  "Idea for the peak hour\nSlow disco at 112, then straight into garage classics",
];

const COLORS = ["info", "error", "warning", "success"] as const;

export function buildNotes() {
  const faker = fakerOf("notes");
  const times = drawTimes(faker, TITLES.length, daysAgo(20));
  const colors = faker.helpers.shuffle(COLORS);
  return TITLES.map((title, index) => ({
    id: index + 1,
    color: colors[index] ?? "info",
    title,
    datef: times[index] ?? "",
    deleted: false,
  }));
}
