"use client";

import { SWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { dashboardCalls } from "@/lib/office/dashboards/calls";
import type { LatestOrder, Sales } from "@/lib/office/dashboards/schema";
import { EcommercePage } from "./ecommerce-page";

type Props = { sales: Sales; orders: LatestOrder[] };

/** The sample shop in figures. Those of the chosen period come with the page. */
export function EcommerceScreen({ sales, orders }: Props) {
  const input = { query: { period: sales.period } };
  return (
    <SWRConfig
      value={{
        fallback: {
          [addressOf(dashboardCalls.sales, input)]: sales,
          [addressOf(dashboardCalls.orders)]: { orders },
        },
      }}
    >
      <EcommercePage />
    </SWRConfig>
  );
}
