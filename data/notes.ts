import { daysAgo, drawTimes, fakerOf } from "./faker";

/** The texts of the sample notes. */
const TITLES = [
  "Harbour Hall: load in through the back gate before 17:00, ask for the key at the bar",
  "First dance starts at 21:15. Fade in, no intro, lights down to ten per cent",
  "Buy spare needles, two XLR cables and gaffer tape before Saturday",
  "Peak hour idea: slow disco at 112, then straight into garage classics",
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
