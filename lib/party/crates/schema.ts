import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";
import { editionSchema } from "@/lib/party/library/edition-schema";
import { lineSchema } from "@/lib/text/lines";

const MOST_CHOSEN = 200;

const chosenSchema = z.array(idSchema).check(z.maxLength(MOST_CHOSEN, "too_long"));

/** What of the library guests may request tonight, and which playlists they are shown as ideas. */
export const newCratesSchema = z.strictObject({
  /** The playlists; null for the whole library. */
  playlists: z.nullable(chosenSchema),
  ideas: chosenSchema,
});
export type NewCrates = z.infer<typeof newCratesSchema>;

/** The same with what there is to choose from: the library of the event's owner. */
export const cratesSchema = z.object({
  playlists: z.nullable(z.array(idSchema)),
  ideas: z.array(idSchema),
  /** How many tracks the library has, and how many of them are for tonight. */
  owned: z.int(),
  tonight: z.int(),
  choice: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      folders: z.array(z.string()),
      tracks: z.int(),
    }),
  ),
});
export type Crates = z.infer<typeof cratesSchema>;

export const tracksQuerySchema = z.object({ search: z._default(lineSchema(100), "") });
export const foundTracksSchema = z.object({ tracks: z.array(editionSchema) });
