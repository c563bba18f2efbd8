import "server-only";
import { randomUUID } from "node:crypto";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Database, type Tx, write } from "@/lib/db/client";
import { type LockedEvent, lockEvent, lockOwnEvent } from "@/lib/party/events/access";
import type { Settings } from "@/lib/party/events/schema";
import { songKey } from "@/lib/party/songs/rules";
import { addBacker, addWords, findBacker, type NewBacker } from "./backers";
import * as requests from "./db";
import {
  refusePlayed,
  refuseTooFast,
  refuseTooMany,
  refuseUnlessOpen,
  takesBackers,
} from "./limits";
import { newRow } from "./new-row";
import { djRequest, guestRequest, ownOrOther } from "./present";
import { record } from "./record";
import type { DjSubmissionAnswer, NewRequest, SubmissionAnswer } from "./schema";
import * as submissions from "./submissions-db";

/**
 * A guest submits a request. One for a song that is on the list joins the request that is there. The `id` is the
 * idempotency key: the same one again gets the same answer.
 * @throws AppError as product.md section 4 lists for a request
 */
export function submit(code: string, guestId: string, input: NewRequest) {
  return write(async (tx): Promise<SubmissionAnswer> => {
    const event = await lockEvent(tx, { code });
    const [known] = await submissions.byId(tx, input);
    if (known) return answerAgain(tx, event, known, guestId);

    const now = Date.now();
    const { settings } = event;
    refuseUnlessOpen(event.currentStatus);
    refuseUnknownTrack(settings, input);
    const guest = { eventId: event.id, guestId };
    const [last] = await submissions.last(tx, guest);
    refuseTooFast(settings, last?.at, now);

    const words = settings.messages ? input : { ...input, message: null };
    const submission = { ...words, guestId, at: new Date().toISOString() };
    return addSubmission(tx, event, submission, async (sameSong) => {
      refusePlayed(settings, sameSong, now);
      refuseTooMany(settings, await countWaiting(tx, guest));
    });
  });
}

/** A DJ submits a request on behalf of a guest without a phone: no limits apply. @throws AppError */
export function submitForGuest(dj: Dj, eventId: string, input: NewRequest) {
  return write(async (tx): Promise<DjSubmissionAnswer> => {
    const event = await lockOwnEvent(tx, dj, eventId, "work");
    const [known] = await submissions.byId(tx, input);
    const { request, merged } = known
      ? await answerAgain(tx, event, known, "")
      : await addSubmission(tx, event, {
          ...input,
          guestId: guestWithoutPhone(),
          at: new Date().toISOString(),
        });
    const row = await requests.find(tx, request.id);
    if (!row) throw new AppError("not_found");
    return { request: await djRequest(tx, row), merged };
  });
}

/** An id that no phone can have. */
export function guestWithoutPhone() {
  return `dj:${randomUUID()}`;
}

/** How many of the requests a guest submitted wait for the DJ. */
export async function countWaiting(source: Database, guest: { eventId: string; guestId: string }) {
  const [row] = await submissions.waiting(source, guest);
  return Number(row?.count ?? 0);
}

/** Until the library exists nothing is in it. */
function refuseUnknownTrack({ songs }: Settings, { trackId }: NewRequest) {
  if (trackId) throw new AppError("invalid_input", { fields: { trackId: ["invalid"] } });
  if (songs === "library") throw new AppError("not_in_library");
}

async function answerAgain(
  tx: Tx,
  event: LockedEvent,
  known: submissions.SubmissionRow,
  guestId: string,
) {
  if (known.eventId !== event.id) throw new AppError("conflict");
  const row = await requests.find(tx, known.requestId);
  // The DJ may have merged the request into another since.
  const current = row?.mergedInto ? await requests.find(tx, row.mergedInto) : row;
  if (!current) throw new AppError("not_found");
  const merged = known.merged === 1 || current !== row;
  return { request: await guestRequest(tx, current, guestId), merged };
}

type Submission = NewRequest & {
  guestId: string;
  /** Length of the song, where it is known. */
  seconds?: number;
  /** ISO 8601 UTC. */
  at: string;
};

/** Joins the request for the same song, or adds one if `mayAdd` does not refuse. The event must be locked. */
export async function addSubmission(
  tx: Tx,
  event: LockedEvent,
  submission: Submission,
  mayAdd?: (sameSong: requests.RequestRow[]) => Promise<void>,
): Promise<SubmissionAnswer> {
  const { id, title, artist, seconds = null, guestId, name, message, at } = submission;
  const eventId = event.id;
  const key = songKey(title, artist);
  const sameSong = await requests.ofSong(tx, { eventId, songKey: key });
  const open = sameSong.find(takesBackers);
  if (!open) await mayAdd?.(sameSong);

  const requestId = open?.id ?? id;
  const merged = open ? 1 : 0;
  await submissions.insert(tx, { id, eventId, guestId, requestId, merged, createdAt: at });
  // Names are erased once per event: nobody would erase one that comes later.
  const words = event.erasedAt ? {} : { name, message };
  const backer = { requestId, eventId, guestId, ...words, at };
  if (open) return join(tx, event, open, backer);

  const row = newRow({ id, eventId, title, artist, seconds, songKey: key, createdAt: at });
  const { touched } = await record(tx, event, { verb: "asked", at, touched: [{ after: row }] });
  const written = await addBacker(tx, backer);
  return answer(tx, touched, written, false);
}

async function join(tx: Tx, event: LockedEvent, before: requests.RequestRow, backer: NewBacker) {
  const known = await findBacker(tx, before.id, backer.guestId);
  const written = known ? await addWords(tx, known, backer) : await addBacker(tx, backer);
  const after = { ...before, backers: before.backers + (known ? 0 : 1) };
  const change = { verb: "joined", at: backer.at, touched: [{ before, after }] } as const;
  const { touched } = await record(tx, event, change);
  return answer(tx, touched, written, true);
}

async function answer(
  tx: Tx,
  [touched]: { after: requests.RequestRow }[],
  message: string | null,
  merged: boolean,
) {
  if (!touched) throw new AppError("unexpected");
  return { request: await ownOrOther(tx, touched.after, message), merged };
}
