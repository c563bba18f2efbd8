import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { insightCalls } from "@/lib/party/insights/calls";
import type { Insights, Nights } from "@/lib/party/insights/schema";
import type { NightChoice } from "./night-head";

export type NightFiguresProps = {
  /** The nights to choose from, newest first. */
  events: NightChoice[];
  insights: Insights;
  nights: Nights;
  /** How many nights were asked for. */
  count: number;
};

type Props = Omit<NightFiguresProps, "events"> & { children: ReactNode };

/** The figures of the chosen night, which come with the page. */
export function NightFigures({ insights, nights, count, children }: Props) {
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
      {children}
    </SWRConfig>
  );
}
