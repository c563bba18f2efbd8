import type { Answer } from "@/components/office/charts/panel";
import { createRequiredContext } from "@/lib/client/required-context";
import type { Insights, Period } from "@/lib/party/insights/schema";

export type ShownNight = {
  answer: Answer<Insights>;
  period: Period;
};

/** The night whose figures the dashboard shows, for all of its panels. */
export const [NightContext, useShownNight] = createRequiredContext<ShownNight>("NightContext");
