import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { productSchema } from "./schema";

/** The sample shop. */
export const shopCalls = {
  list: {
    method: "GET",
    path: "/api/data/eCommerce/ProductsData",
    who: "anyone",
    does: "Lists the twelve products of the shop.",
    answers: { 200: z.array(productSchema) },
  },
} as const satisfies Calls;
