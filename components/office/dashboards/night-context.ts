import { createContext, use } from "react";
import type { Answer } from "@/components/office/charts/panel";
import type { Insights, Period } from "@/lib/party/insights/schema";

export type ShownNight = {
  answer: Answer<Insights>;
  period: Period;
};

/** The night whose figures the dashboard shows, for all of its panels. */
export const NightContext = createContext<ShownNight | null>(null);

export function useShownNight() {
  const shown = use(NightContext);
  if (!shown) throw new Error("A panel of a night needs its NightContext.");
  return shown;
}
