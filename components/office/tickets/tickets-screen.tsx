"use client";

import { SWRConfig } from "swr";
import { DeskProvider } from "@/components/office/desk/desk-provider";
import { ticketCalls } from "@/lib/office/tickets/calls";
import type { Ticket } from "@/lib/office/tickets/schema";
import { TicketsArea } from "./tickets-area";

type Props = {
  /** The samples. */
  tickets: Ticket[];
  account: string | undefined;
};

export function TicketsScreen({ tickets, account }: Props) {
  return (
    <SWRConfig value={{ fallback: { [ticketCalls.list.path]: tickets } }}>
      <DeskProvider area="tickets" account={account}>
        <TicketsArea />
      </DeskProvider>
    </SWRConfig>
  );
}
