import { serverNow } from "@/lib/client/server-clock";
import { deskActions } from "@/lib/office/desk/actions";
import { itemsOn } from "@/lib/office/desk/items";
import type { DeskStore } from "@/lib/office/desk/store";
import { ticketDate } from "./rules";
import { type NewTicket, type Remark, remarkSchema, type Ticket } from "./schema";

export const TICKET_ID = "Id";
export const REMARK = { schema: remarkSchema, id: "id" };

/** The picture of an agent of whom no other ticket is known. */
const NO_PICTURE = "/api/pictures/avatar/agent";

/** What a visitor does with tickets. The desk keeps what it changes. */
export function ticketActions(desk: DeskStore) {
  const { add, update, remove } = deskActions(desk);
  const remarksOn = (ticketId: number) =>
    itemsOn(desk.getState().desk, [], REMARK).filter((remark) => remark.ticketId === ticketId);
  return {
    /** Opens a ticket today. `thumb` is the agent's picture. Returns the new ticket's id. */
    add({ thumb = NO_PICTURE, ...written }: NewTicket & { thumb?: string | undefined }) {
      const opened = ticketDate(new Date(serverNow()));
      const ticket = { ...written, thumb, Status: "Open" as const, Date: opened, deleted: false };
      return add(ticket satisfies Omit<Ticket, "Id">);
    },
    /** Sets fields: the agent's name goes with the picture. */
    update: (id: number, fields: Partial<Omit<Ticket, "Id">>) => update(id, fields),
    /** Removes a ticket with its remarks. Returns a function that undoes the removal. */
    remove: (id: number) => remove(id, ...remarksOn(id).map((remark) => remark.id)),
    addRemark(ticketId: number, remark: string) {
      const at = new Date(serverNow()).toISOString();
      return add({ ticketId, remark, at } satisfies Omit<Remark, "id">);
    },
    /** Returns a function that undoes the removal. */
    removeRemark: remove,
  };
}
