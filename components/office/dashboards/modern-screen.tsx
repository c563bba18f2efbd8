"use client";

import { ModernPage } from "./modern-page";
import { NightFigures, type NightFiguresProps } from "./night-figures";

/** The DJ's own figures. Those of the chosen night come with the page. */
export function ModernScreen({ events, ...figures }: NightFiguresProps) {
  return (
    <NightFigures {...figures}>
      <ModernPage events={events} first={figures.insights.night.id} />
    </NightFigures>
  );
}
