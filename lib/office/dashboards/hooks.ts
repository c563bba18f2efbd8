import { useAnswer } from "@/lib/client/hooks";
import { dashboardCalls } from "./calls";
import type { Span } from "./schema";

export function useSales(period: Span) {
  return useAnswer(dashboardCalls.sales, { query: { period } });
}

export function useLatestOrders() {
  return useAnswer(dashboardCalls.orders);
}

export function useGuestLanguages() {
  return useAnswer(dashboardCalls.languages);
}
