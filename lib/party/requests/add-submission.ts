import "server-only";
import { AppError } from "@/lib/calls/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import { songKey } from "@/lib/party/songs/rules";
import {
  addBacker,
  addWords,
  allBackers,
  findBacker,
  joinBackers,
  type NewBacker,
  type OwnBacking,
} from "./backers";
import * as requests from "./db";
import { takesBackers } from "./limits";
import { newRow } from "./new-row";
import { ownOrOther } from "./present";
import { record } from "./record";
import type { NewRequest, SubmissionAnswer } from "./schema";
import * as submissions from "./submissions-db";

type Submission = NewRequest & {
  guestId: string;
  /** Length of the song, if known. */
  seconds?: number;
  /** The network that it comes from; undefined without a phone. */
  network?: string;
  /** ISO 8601 UTC. */
  at: string;
  /** Whether it waits apart, because the guest is muted. */
  apart?: boolean;
};

/** A request that a guest has left. */
type Left = { before: requests.RequestRow; after: requests.RequestRow };

/** Returns every request of the event for the same song, oldest first. */
export function sameSongAs(
  tx: Tx,
  { code }: Pick<LockedEvent, "code">,
  { title, artist }: Pick<NewRequest, "title" | "artist">,
) {
  return requests.ofSong(tx, { code, songKey: songKey(title, artist) });
}

type Conditions = {
  refuse?: (joins: boolean) => void;
  /** What the guest gives up for it. */
  former?: { leave: (at: string) => Promise<Left> } | undefined;
};

/**
 * Joins a request for the same song, one of `sameSong` that the guest knows of, or adds one, unless `refuse` throws. What
 * others have `all` apart for the song joins a new one. The event must be locked.
 */
export async function addSubmission(
  tx: Tx,
  event: LockedEvent,
  submission: Submission,
  all: requests.RequestRow[],
  sameSong: requests.RequestRow[],
  { refuse, former }: Conditions = {},
): Promise<SubmissionAnswer> {
  const { id, title, artist, trackId = null, seconds = null, guestId } = submission;
  const { name, message, at, network } = submission;
  const isApart = submission.apart ?? false;
  const eventId = event.id;
  const key = songKey(title, artist);
  const open = sameSong.find(takesBackers);
  refuse?.(open !== undefined);

  const left = await former?.leave(at);
  const requestId = open?.id ?? id;
  const merged = open ? 1 : 0;
  await submissions.insert(tx, { id, eventId, guestId, requestId, merged, createdAt: at });
  // Names are erased once per event, so a name that arrives later would stay forever.
  const words = event.erasedAt ? {} : { name, message };
  const backer = {
    requestId,
    eventId,
    guestId,
    ...words,
    asked: true,
    at,
    network,
  };
  if (open) return join(tx, event, open, backer, left);

  // Takes the former song's place, unless others still want that song.
  const createdAt = left?.after.status === "withdrawn" ? left.before.createdAt : at;
  const joining = isApart ? undefined : await joiningFromApart(tx, all, id, at);
  const apart = isApart ? 1 : 0;
  const backers = 1 + (joining?.backers.length ?? 0);
  const song = { id, eventId, title, artist, trackId, seconds, songKey: key, createdAt };
  const row = newRow({ ...song, apart, backers });
  const touched = [{ after: row }, ...(left ? [left] : []), ...(joining?.touched ?? [])];
  const recorded = await record(tx, event, { verb: verbOf(isApart, left), at, touched });
  const own = await addBacker(tx, backer);
  if (joining) await joinBackers(tx, joining.backers, id);
  return answer(tx, event, recorded.touched, { ...own, counted: true }, false);
}

function verbOf(isApart: boolean, left: Left | undefined) {
  if (left) return "swapped";
  return isApart ? "held" : "asked";
}

/**
 * Returns the held-back requests for a song that somebody else now asks for: the muted guest's counts as a vote then, as
 * it would if it had come second. Undefined without any.
 */
async function joiningFromApart(
  tx: Tx,
  sameSong: requests.RequestRow[],
  mergedInto: string,
  at: string,
) {
  const waiting = sameSong.filter(({ apart, status }) => apart === 1 && status === "pending");
  if (waiting.length === 0) return undefined;
  const backers = await Promise.all(waiting.map(({ id }) => allBackers(tx, id)));
  const touched = waiting.map((before) => ({
    before,
    after: { ...before, status: "withdrawn" as const, withdrawnAt: at, mergedInto, backers: 0 },
  }));
  return { backers: backers.flat(), touched };
}

async function join(
  tx: Tx,
  event: LockedEvent,
  before: requests.RequestRow,
  backer: NewBacker,
  left: Left | undefined,
) {
  const known = await findBacker(tx, before.id, backer.guestId);
  const own = known ? (await addWords(tx, known, backer, true)).own : await addBacker(tx, backer);
  const [created] = known ? await submissions.created(tx, backer) : [];
  const after = { ...before, backers: before.backers + (known ? 0 : 1) };
  const verb = left ? "swapped" : "joined";
  const all = [{ before, after }, ...(left ? [left] : [])];
  const { touched } = await record(tx, event, { verb, at: backer.at, touched: all });
  return answer(tx, event, touched, { ...own, counted: created !== undefined }, true);
}

async function answer(
  tx: Tx,
  event: LockedEvent,
  [touched]: { after: requests.RequestRow }[],
  own: OwnBacking,
  merged: boolean,
) {
  if (!touched) throw new AppError("unexpected");
  return { request: await ownOrOther(tx, event, touched.after, own), merged };
}
