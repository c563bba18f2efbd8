import type { z } from "zod/mini";
import type { Call } from "@/lib/calls/call";

/** What a call answers: JSON of a schema, another media type, or nothing. */
export type Content = z.ZodMiniType | `${string}/${string}` | null;

/** A call of the product's own API, whose routes answer with more than one status. */
export type CoreCall = Omit<Call, "answer"> & {
  who: "anyone" | "guest" | "dj";
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  answers: Record<number, Content>;
};

/** A call of the DJ who is signed in; an event of somebody else answers 404. */
export type DjCall = Omit<CoreCall, "who">;
