import type { Calls } from "@/lib/calls/call";
import { codeParamsSchema } from "@/lib/party/events/schema";
import { browsedSchema, browseQuerySchema, ideasSchema } from "./schema";

/** What guests without an idea are shown. */
export const ideaCalls = {
  get: {
    method: "GET",
    path: "/api/events/{code}/ideas",
    who: "guest",
    does: "Returns songs that hosts and DJ suggest for tonight, and the playlists and genres to browse.",
    params: codeParamsSchema,
    answers: { 200: ideasSchema },
    fails: ["not_found"],
  },
  browse: {
    method: "GET",
    path: "/api/events/{code}/ideas/songs",
    who: "guest",
    does: "Lists one page of a playlist's or a genre's songs, as far as they are for tonight.",
    params: codeParamsSchema,
    query: browseQuerySchema,
    answers: { 200: browsedSchema },
    fails: ["not_found"],
  },
} as const satisfies Calls;
