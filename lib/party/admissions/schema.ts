import { z } from "zod/mini";

/** What a DJ has decided about a guest: nothing, or that the phone sends no more requests. */
export const banSchema = z.nullable(z.enum(["banned"]));
export type Ban = z.infer<typeof banSchema>;

/** How a guest is let in at an event. */
export type Admission = { ban: Ban; trusted: boolean };
