import { z } from "zod/mini";
import { requestStatusSchema } from "@/lib/party/requests/schema";
import { lineSchema } from "@/lib/text/lines";
import { SEARCH_LENGTH } from "./rules";

export const MOST_SUGGESTIONS = 10;

export const suggestionQuerySchema = z.object({
  search: z._default(lineSchema(SEARCH_LENGTH), ""),
  /** The artist typed beside it, which tells songs of one title apart. */
  artist: z._default(lineSchema(SEARCH_LENGTH), ""),
});

/** Why the server would refuse a song, whoever asks for it. */
const songRefusals = ["do_not_play", "explicit"] as const;
export type SongRefusal = (typeof songRefusals)[number];
const refusalSchema = z.nullable(z.enum(songRefusals));

/**
 * A song to request: of tonight's crates where it has a `trackId`, and where it is on the list, with the request to join.
 */
export const suggestionSchema = z.object({
  title: z.string(),
  artist: z.string(),
  trackId: z.nullable(z.string()),
  refusal: refusalSchema,
  /** Whether its turn would come after the closing time, as far as guests may know. */
  late: z.boolean(),
  request: z.nullable(
    z.object({
      id: z.string(),
      status: requestStatusSchema,
      backers: z.int(),
      playedAt: z.nullable(z.string()),
    }),
  ),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
export const suggestionsSchema = z.object({
  songs: z.array(suggestionSchema),
  /** The song as typed, free text included. */
  typed: z.object({ title: z.string(), artist: z.string(), refusal: refusalSchema }),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
