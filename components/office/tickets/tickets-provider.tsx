import type { ReactNode } from "react";
import type { ListedTicket } from "@/lib/office/tickets/rules";
import { ActionsContext, FilterContext, SelectionContext } from "./tickets-tools";
import { useTools } from "./use-tools";

type Props = { tickets: readonly ListedTicket[]; openForm: () => void; children: ReactNode };

/** Gives the parts of the screen what they need of the tickets, each no more than it reads. */
export function TicketsProvider({ tickets, openForm, children }: Props) {
  const { selection, filter, actions } = useTools(tickets, openForm);
  return (
    <ActionsContext value={actions}>
      <SelectionContext value={selection}>
        <FilterContext value={filter}>{children}</FilterContext>
      </SelectionContext>
    </ActionsContext>
  );
}
