import { z } from "zod/mini";

/** As what a night is to be kept. */
export const exportQuerySchema = z.object({ format: z._default(z.enum(["csv"]), "csv") });
