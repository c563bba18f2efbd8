import { useMemo } from "react";
import { useAnswer } from "@/lib/client/hooks";
import { useDeskItems } from "@/lib/office/desk/hooks";
import { REMARK, TICKET_ID } from "./actions";
import { ticketCalls } from "./calls";
import { type Remark, ticketSchema } from "./schema";

export const TICKET = { schema: ticketSchema, id: TICKET_ID };
const NO_SAMPLES: Remark[] = [];

/** The tickets as the visitor left them, in no order; undefined until the samples are there. */
export function useTickets() {
  const { data: samples, error, mutate } = useAnswer(ticketCalls.list);
  const tickets = useDeskItems(samples, TICKET);
  const listed = useMemo(
    () =>
      tickets?.filter(({ deleted }) => !deleted).map((ticket) => ({ ...ticket, id: ticket.Id })),
    [tickets],
  );
  return { tickets: listed, error, retry: () => void mutate() };
}

/** The visitor's remarks on a ticket, oldest first. */
export function useRemarks(ticketId: number) {
  const remarks = useDeskItems(NO_SAMPLES, REMARK);
  return useMemo(
    () =>
      (remarks ?? [])
        .filter((remark) => remark.ticketId === ticketId)
        .sort((a, b) => a.at.localeCompare(b.at) || a.id - b.id),
    [remarks, ticketId],
  );
}
