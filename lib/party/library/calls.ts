import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import {
  importSchema,
  newImportSchema,
  playlistsSchema,
  receivedSchema,
  removedSchema,
  reportSchema,
  rowsSchema,
  tracksQuerySchema,
  tracksSchema,
} from "./schema";

/** 500 tracks whose texts are all as long as they may be, in a script of three bytes per letter. */
const MAX_BYTES = 3 * 1024 * 1024;

/** The calls about a DJ's own library. */
export const libraryCalls = {
  list: {
    method: "GET",
    path: "/api/dj/library",
    who: "dj",
    does: "Lists one page of the DJ's tracks: all, a playlist's, the missing ones, or what a search finds.",
    query: tracksQuerySchema,
    answers: { 200: tracksSchema },
    fails: ["not_found"],
  },
  clear: {
    method: "DELETE",
    path: "/api/dj/library",
    who: "dj",
    does: "Deletes the DJ's library with its playlists.",
    answers: { 204: null },
  },
  playlists: {
    method: "GET",
    path: "/api/dj/library/playlists",
    who: "dj",
    does: "Lists the DJ's playlists with their folders, and how many tracks the library has.",
    answers: { 200: playlistsSchema },
  },
  removeMissing: {
    method: "DELETE",
    path: "/api/dj/library/missing",
    who: "dj",
    does: "Deletes the tracks that the last import from their source no longer contained.",
    answers: { 200: removedSchema },
  },
  begin: {
    method: "POST",
    path: "/api/dj/library/imports",
    who: "dj",
    does: "Begins an import, which stays invisible until it is finished. Discards an unfinished one.",
    body: newImportSchema,
    answers: { 201: importSchema },
  },
  addRows: {
    method: "POST",
    path: "/api/dj/library/imports/{id}/rows",
    who: "dj",
    does: "Adds the next part of an import.",
    params: idParamsSchema,
    body: rowsSchema,
    maxBytes: MAX_BYTES,
    answers: { 200: receivedSchema },
    fails: ["not_found", "conflict", "too_many"],
  },
  finish: {
    method: "POST",
    path: "/api/dj/library/imports/{id}/finish",
    who: "dj",
    does: "Publishes an import all at once, and returns what it has changed.",
    params: idParamsSchema,
    answers: { 200: reportSchema },
    fails: ["not_found"],
  },
  cancel: {
    method: "DELETE",
    path: "/api/dj/library/imports/{id}",
    who: "dj",
    does: "Discards an import. The library stays as it was.",
    params: idParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
} as const satisfies Calls;
