import { useAnswer } from "@/lib/client/hooks";
import { insightCalls } from "./calls";
import type { Period } from "./schema";

/** A night in figures. */
export function useInsights(id: string, period: Period) {
  return useAnswer(insightCalls.get, { params: { id }, query: { period } });
}

/** The DJ's latest nights, to compare. */
export function useNights(nights: number) {
  return useAnswer(insightCalls.nights, { query: { nights } });
}
