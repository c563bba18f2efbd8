import "server-only";
import { QUEUE } from "@/lib/party/events/lanes";
import type { RequestRow } from "./db";
import { each, markNames } from "./marks";
import { searchTextOf } from "./rules";

type Given = Pick<RequestRow, "id" | "eventId" | "title" | "artist" | "songKey" | "createdAt">;

const NOT_MARKED = each(markNames, 0);

/** Returns the row of a new request. `record` computes its rank. */
export function newRow(fields: Given & Partial<RequestRow>): RequestRow {
  const { id, eventId, title, artist, songKey, createdAt } = fields;
  const row: RequestRow = {
    id,
    eventId,
    title,
    artist,
    songKey,
    createdAt,
    trackId: null,
    seconds: null,
    searchText: searchTextOf(title, artist),
    status: "pending",
    lane: QUEUE,
    position: 0,
    pinned: 0,
    declineReason: null,
    declineNote: null,
    privateNote: null,
    backers: 1,
    ...NOT_MARKED,
    apart: 0,
    unasked: 0,
    mergedInto: null,
    rankGroup: 0,
    rankKey: 0,
    acceptedAt: null,
    startedAt: null,
    playedAt: null,
    declinedAt: null,
    withdrawnAt: null,
    toldAt: null,
    postponedAt: null,
    postponed: 0,
  };
  // Assigned to what has all columns, because a spread would make each row of a shape of its own.
  return Object.assign(row, fields);
}
