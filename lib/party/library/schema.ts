import { z } from "zod/mini";
import { pageFields, pageNumberSchema, wholeNumberSchema } from "@/lib/calls/list-page";
import { idSchema } from "@/lib/calls/params";
import { lineSchema } from "@/lib/text/lines";
import { FASTEST, LONGEST_SEARCH } from "./limits";
import {
  camelotSchema,
  MOST_ROWS,
  newTrackSchema,
  playlistPartSchema,
  sourceSchema,
  trackSchema,
} from "./track";

/** What begins an import. The file itself stays on the DJ's device. */
export const newImportSchema = z.strictObject({
  source: sourceSchema,
  fileName: lineSchema(200).check(z.minLength(1)),
});
export type NewImport = z.infer<typeof newImportSchema>;
export const importSchema = z.object({ id: idSchema });

/** One part of an import: tracks, or playlists of tracks that came before or come in the same part. */
export const rowsSchema = z.strictObject({
  /** 0, 1, 2 …: a part that is sent again is stored once. */
  part: z.int().check(z.gte(0), z.lte(1_000_000)),
  tracks: z._default(z.array(newTrackSchema).check(z.maxLength(MOST_ROWS)), []),
  playlists: z._default(z.array(playlistPartSchema).check(z.maxLength(MOST_ROWS)), []),
});
export type Rows = z.infer<typeof rowsSchema>;
/** How many tracks have arrived so far. */
export const receivedSchema = z.object({ received: z.int() });

/** What an import has changed. */
export const reportSchema = z.object({
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Tracks of the same source that it brought no more. They stay until somebody removes them. */
  missing: z.int(),
});
export type Report = z.infer<typeof reportSchema>;

export const TRACKS_PER_PAGE = 50;

const trackFilters = ["all", "missing"] as const;
/** By title, or by what became of them, the most requested or last played first. */
export const trackOrders = ["title", "requests", "played"] as const;
export type TrackOrder = (typeof trackOrders)[number];
/** Beats per minute, rounded. */
const tempoSchema = wholeNumberSchema.check(z.gte(1), z.lte(FASTEST));

export const tracksQuerySchema = z.object({
  search: z._default(lineSchema(LONGEST_SEARCH), ""),
  filter: z._default(z.enum(trackFilters), "all"),
  /** The id of a playlist. */
  playlist: z.optional(idSchema),
  /** On the Camelot wheel. */
  key: z.optional(camelotSchema),
  /** Whether keys count as well that mix with it. */
  neighbours: z._default(z.enum(["no", "yes"]), "no"),
  bpmFrom: z.optional(tempoSchema),
  bpmTo: z.optional(tempoSchema),
  /** Whether nothing that is typed is a mistake. */
  exact: z._default(z.enum(["no", "yes"]), "no"),
  order: z._default(z.enum(trackOrders), "title"),
  page: pageNumberSchema,
  pageSize: z._default(wholeNumberSchema.check(z.gte(1), z.lte(200)), TRACKS_PER_PAGE),
});
export type TracksQuery = z.infer<typeof tracksQuerySchema>;

/** A track with what became of it at the DJ's own events. */
const listedTrackSchema = z.extend(trackSchema, {
  /** How many requests there were for it, one per event. */
  requests: z.int(),
  lastPlayedAt: z.nullable(z.string()),
});
export type ListedTrack = z.infer<typeof listedTrackSchema>;

export const tracksSchema = z.object({
  tracks: z.array(listedTrackSchema),
  ...pageFields,
  /** What was searched instead of what was typed; null where nothing had to be guessed. */
  understood: z.nullable(z.string()),
});
export type Tracks = z.infer<typeof tracksSchema>;

const playlistSchema = z.object({
  /** The same after the next import, as long as name and folders are. */
  id: idSchema,
  name: z.string(),
  folders: z.array(z.string()),
  tracks: z.int(),
  source: z.string(),
});

export const playlistsSchema = z.object({
  /** How many tracks the library has, and how many of them are missing. */
  tracks: z.int(),
  missing: z.int(),
  playlists: z.array(playlistSchema),
});
export type Playlists = z.infer<typeof playlistsSchema>;

export const removedSchema = z.object({ removed: z.int() });
