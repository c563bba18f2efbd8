import { z } from "zod/mini";
import { lineSchema, linesSchema } from "@/lib/text/lines";

export const backerNameSchema = lineSchema(60);
/** The dedication. */
export const messageSchema = linesSchema(280);

/** How many of the people behind a request come along with it; the others are asked for by page. */
export const PEOPLE_SHOWN = 10;
export const PEOPLE_PER_PAGE = 50;

/** A guest behind a request, as the DJ sees them. */
export const backerSchema = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  message: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Backer = z.infer<typeof backerSchema>;
