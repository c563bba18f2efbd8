import type { ReactNode } from "react";
import type { ListedTicket } from "@/lib/office/tickets/rules";
import { TicketTools } from "./tickets-tools";
import { useTools } from "./use-tools";

type Props = { tickets: readonly ListedTicket[]; openForm: () => void; children: ReactNode };

/** Gives the parts of the screen what they need of the tickets, each no more than it reads. */
export function TicketsProvider({ tickets, openForm, children }: Props) {
  return <TicketTools parts={useTools(tickets, openForm)}>{children}</TicketTools>;
}
