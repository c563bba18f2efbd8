import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const ticketStatuses = ["Open", "Pending", "Closed"] as const;
export type TicketStatus = (typeof ticketStatuses)[number];
/** How urgent a ticket is, as the colour that shows it. */
export const ticketLabels = ["error", "warning", "success"] as const;
export type TicketLabel = (typeof ticketLabels)[number];

/** Month-day-year, like the specification's sample data. */
const ticketDateSchema = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-\d{4}$/));

export const ticketSchema = z.object({
  Id: z.int(),
  ticketTitle: z.string(),
  ticketDescription: z.string(),
  Status: z.enum(ticketStatuses),
  Label: z.enum(ticketLabels),
  thumb: pictureUrlSchema,
  AgentName: z.string(),
  Date: ticketDateSchema,
  deleted: z.boolean(),
});
export type Ticket = z.infer<typeof ticketSchema>;

const written = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(longest, "too_long"));

/** What the form for a new ticket asks for. */
export const newTicketSchema = z.object({
  ticketTitle: written(120),
  ticketDescription: z.string().check(z.trim(), z.maxLength(2000, "too_long")),
  AgentName: written(80),
  Label: z.enum(ticketLabels),
});
export type NewTicket = z.infer<typeof newTicketSchema>;

/** A remark on a ticket: an item of its own, so that remarks of two devices never replace each other. */
export const remarkSchema = z.object({
  id: z.int(),
  ticketId: z.int(),
  remark: written(2000),
  at: z.iso.datetime(),
});
export type Remark = z.infer<typeof remarkSchema>;
