import { z } from "zod/mini";
import { pageFields, pageNumberSchema } from "@/lib/calls/list-page";
import { idSchema } from "@/lib/calls/params";
import { suggestionSchema } from "@/lib/party/suggestions/schema";
import { lineSchema } from "@/lib/text/lines";

/** A song for guests without an idea, as a suggestion tells of it. */
const ideaSchema = z.extend(suggestionSchema, {
  /** Whether the hosts want to hear it, rather than the DJ. */
  isOfHosts: z.boolean(),
});
export type Idea = z.infer<typeof ideaSchema>;

export const ideasSchema = z.object({
  songs: z.array(ideaSchema),
  /** The playlists and genres that guests may browse. */
  playlists: z.array(z.object({ id: idSchema, name: z.string(), tracks: z.int() })),
  genres: z.array(z.object({ name: z.string(), tracks: z.int() })),
});
export type Ideas = z.infer<typeof ideasSchema>;

/** What guests browse: a playlist or a genre. */
export const browseQuerySchema = z.object({
  playlist: z.optional(idSchema),
  genre: z.optional(lineSchema(200)),
  page: pageNumberSchema,
});
export type BrowseQuery = z.infer<typeof browseQuerySchema>;
export const browsedSchema = z.object({ songs: z.array(suggestionSchema), ...pageFields });
export type Browsed = z.infer<typeof browsedSchema>;
/** A playlist by its id, or a genre by its name. */
export type Shelf = { playlist: string } | { genre: string };
