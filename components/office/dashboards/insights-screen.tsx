"use client";

import { InsightsPage } from "./insights-page";
import { NightFigures, type NightFiguresProps } from "./night-figures";

/** One night to the last figure. Those of the chosen night come with the page. */
export function InsightsScreen({ events, ...figures }: NightFiguresProps) {
  return (
    <NightFigures {...figures}>
      <InsightsPage events={events} first={figures.insights.night.id} />
    </NightFigures>
  );
}
