import { z } from "zod/mini";

/**
 * What a DJ has decided about a guest: nothing, that the phone sends no more requests, or that these wait apart without
 * the guest learning of it.
 */
export const banSchema = z.nullable(z.enum(["banned", "muted"]));
export type Ban = z.infer<typeof banSchema>;

/** How a guest is let in at an event. */
export type Admission = { ban: Ban; trusted: boolean };
