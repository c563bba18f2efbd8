import type { Sales } from "@/lib/office/dashboards/schema";
import { useFigureText } from "./dashboard-tools";

/** Returns what the steps of a period are called: by their first day, or by their month. */
export function useStepName() {
  const { day, month } = useFigureText();
  return ({ period, steps }: Sales) =>
    steps.map(({ at }) => (period === "year" ? month(at) : day(at)));
}
