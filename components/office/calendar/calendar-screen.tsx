"use client";

import { SWRConfig } from "swr";
import { DeskProvider } from "@/components/office/desk/desk-provider";
import type { Appointment } from "@/lib/office/calendar/schema";
import { allEventsKey } from "@/lib/party/events/calls";
import type { ListedEvent } from "@/lib/party/events/schema";
import { CalendarArea } from "./calendar-area";

type Props = {
  /** The samples. */
  appointments: Appointment[];
  /** The events of the signed-in DJ; undefined for a visitor. */
  events: ListedEvent[] | undefined;
  account: string | undefined;
  /** The server's day, in UTC. */
  day: string;
};

export function CalendarScreen({ appointments, events, account, day }: Props) {
  const isDj = events !== undefined;
  return (
    <SWRConfig value={{ fallback: isDj ? { [allEventsKey]: { events } } : {} }}>
      <DeskProvider area="calendar" account={account}>
        <CalendarArea
          samples={appointments}
          serverDay={day}
          isDj={isDj}
          canSubscribe={account !== undefined}
        />
      </DeskProvider>
    </SWRConfig>
  );
}
