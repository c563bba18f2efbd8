import { daysAgo, drawTimes, fakerOf } from "./faker";
import type { Language } from "./words/language";
import { NOTES } from "./words/notes";

const COLORS = ["info", "error", "warning", "success"] as const;

export function buildNotes(language: Language = "en") {
  const faker = fakerOf("notes");
  const titles = NOTES[language];
  const times = drawTimes(faker, titles.length, daysAgo(20));
  const colors = faker.helpers.shuffle(COLORS);
  return titles.map((title, index) => ({
    id: index + 1,
    color: colors[index] ?? "info",
    title,
    datef: times[index] ?? "",
    deleted: false,
  }));
}
