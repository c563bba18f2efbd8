"use client";

import { SWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { insightCalls } from "@/lib/party/insights/calls";
import type { Insights, Nights } from "@/lib/party/insights/schema";
import { ModernPage } from "./modern-page";
import type { NightChoice } from "./night-head";

type Props = {
  /** The nights to choose from, newest first. */
  events: NightChoice[];
  insights: Insights;
  nights: Nights;
  /** How many nights were asked for. */
  count: number;
};

/** The DJ's own figures. Those of the chosen night come with the page. */
export function ModernScreen({ events, insights, nights, count }: Props) {
  const { period, night } = insights;
  const input = { params: { id: night.id }, query: { period } };
  return (
    <SWRConfig
      value={{
        fallback: {
          [addressOf(insightCalls.get, input)]: insights,
          [addressOf(insightCalls.nights, { query: { nights: count } })]: nights,
        },
      }}
    >
      <ModernPage events={events} first={night.id} />
    </SWRConfig>
  );
}
