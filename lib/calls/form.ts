import { z } from "zod/mini";

/** The answer to a form: the page to go to. */
export const doneSchema = z.object({ next: z.string() });
