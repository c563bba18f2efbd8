import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const ticketStatuses = ["Open", "Pending", "Closed"] as const;
export const ticketLabels = ["error", "warning", "success"] as const;

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
