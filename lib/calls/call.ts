import { z } from "zod/mini";

/** One call of the HTTP API, said once: its route answers it, its hook sends it, the description tells it. */
export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As OpenAPI writes it: `/api/events/{code}`. */
  path: string;
  /** A sentence for whoever reads the description. */
  does: string;
  body?: z.ZodMiniType;
  answer: z.ZodMiniType;
};

/** Gives schemas the name under which the description lists them. */
export const names = z.registry<{ id: string }>();
