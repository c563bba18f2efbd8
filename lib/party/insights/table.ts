import type { Cell } from "@/lib/text/csv";
import { zonedTimeAt } from "@/lib/text/zone-offset";
import { type Insights, outcomes } from "./schema";

/** The columns of exported figures. Their names and those of the figures are the API's, in every language the same. */
export const FIGURE_COLUMNS = ["figure", "of", "value"] as const;

/** Every figure of a night as rows of one table. Times are those of the venue's clocks, with their distance from UTC. */
export function figureRows(insights: Insights): Cell[][] {
  const { night, answer } = insights;
  const at = (instant: string) => zonedTimeAt(instant, night.timeZone);
  return [
    ["timeZone", "night", night.timeZone],
    ["requests", "night", night.requests],
    ["requests", "ahead", insights.ahead],
    ["guests", "night", night.guests],
    ["acceptance", "night", night.acceptance],
    ...outcomes.map((outcome) => ["outcome", outcome, insights.outcomes[outcome]]),
    ...insights.reasons.map(({ reason, count }) => ["declineReason", reason, count]),
    ...insights.buckets.map(({ at: from, requests }) => ["requests", at(from), requests]),
    ...insights.buckets.map(({ at: from, played }) => ["played", at(from), played]),
    ...insights.songs.map(({ title, artist, backers }) => [
      "songBackers",
      [title, artist].filter(Boolean).join(" · "),
      backers,
    ]),
    ...insights.loved.map(({ title, artist, hearts }) => [
      "songHearts",
      [title, artist].filter(Boolean).join(" · "),
      hearts,
    ]),
    ...insights.artists.map(({ artist, backers }) => ["artistBackers", artist, backers]),
    ["waitSeconds", "median", night.wait.median],
    ["waitSeconds", "ninetieth", night.wait.ninetieth],
    ["answerSeconds", "median", answer.median],
    ["answerSeconds", "ninetieth", answer.ninetieth],
    ...insights.waits.map(({ minutes, count }) => ["waitUpToMinutes", minutes, count]),
    ...insights.peaks.map(({ at: minute, count }) => ["busiestMinute", at(minute), count]),
  ];
}
