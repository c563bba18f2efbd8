import { z } from "zod/mini";

/** The query of an export: its format. */
export const exportQuerySchema = z.object({ format: z._default(z.enum(["csv"]), "csv") });
