import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { guestLanguageSchema, latestOrderSchema, salesSchema, spanQuerySchema } from "./schema";

/** Figures of what the product does not know itself: samples, always the same. */
export const dashboardCalls = {
  sales: {
    method: "GET",
    path: "/api/dashboards/sales",
    who: "anyone",
    does: "Returns the sample shop's figures for a period and the one before it.",
    query: spanQuerySchema,
    answers: { 200: salesSchema },
  },
  orders: {
    method: "GET",
    path: "/api/dashboards/orders",
    who: "anyone",
    does: "Lists the latest orders of the sample shop, newest first.",
    answers: { 200: z.object({ orders: z.array(latestOrderSchema) }) },
  },
  languages: {
    method: "GET",
    path: "/api/dashboards/languages",
    who: "anyone",
    does: "Returns the languages in which the guests of the sample nights read the page.",
    answers: { 200: z.object({ languages: z.array(guestLanguageSchema) }) },
  },
} as const satisfies Calls;
