import { z } from "zod/mini";
import { djEventKey } from "@/lib/party/events/schema";

/** As what a night is to be kept. */
export const exportQuerySchema = z.object({ format: z._default(z.enum(["csv"]), "csv") });

/** Where the file of a night is fetched, a table unless another format is asked for. */
export const exportUrl = (eventId: string) => `${djEventKey(eventId)}/export`;
