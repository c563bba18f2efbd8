import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";
import { editionSchema } from "@/lib/party/library/edition-schema";

/** A page of the board, and what is playing. */
const MOST_IDS = 60;

const idsSchema = z.pipe(
  z.string().check(z.maxLength(MOST_IDS * 65)),
  z.transform((ids) => ids.split(",").filter(Boolean)),
);

/** The requests, by their ids with commas between them. */
export const editionsQuerySchema = z.object({
  ids: z._default(z.pipe(idsSchema, z.array(idSchema).check(z.maxLength(MOST_IDS))), []),
});

/** By the id of the request; null if the event's owner has no library. */
export const editionsSchema = z.object({
  editions: z.nullable(z.record(z.string(), z.array(editionSchema))),
});
