import "server-only";
import { randomUUID } from "node:crypto";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Database, type Tx, write, writeAfter } from "@/lib/db/client";
import { admissionOf } from "@/lib/party/admissions/service";
import { trackTonight } from "@/lib/party/crates/service";
import { type LockedEvent, latest, lockEvent, lockOwnEvent } from "@/lib/party/events/access";
import type { Settings } from "@/lib/party/events/schema";
import type { OwnTrack } from "@/lib/party/library/owned";
import { songKey } from "@/lib/party/songs/rules";
import { addSubmission, sameSongAs } from "./add-submission";
import { knownTo } from "./apart";
import * as requests from "./db";
import { givenUp } from "./give-up";
import {
  refuseBanned,
  refusePlayed,
  refuseTooFast,
  refuseTooMany,
  refuseUnlessOpen,
  settingsFor,
} from "./limits";
import { djRequest, guestRequest } from "./present";
import type { DjSubmissionAnswer, NewRequest, SubmissionAnswer, SwapAnswer } from "./schema";
import * as submissions from "./submissions-db";
import { refuseUnwelcome } from "./welcome";

/** Another process may store a request of the same guest while this one waits for the lock. */
const LONGEST_LOCK_MS = 5000;

/**
 * Submits a guest's request, sent from `network`, or joins the request for the same song. Its `id` is the idempotency
 * key: the same id gets the same answer.
 * @throws AppError with one of the codes that `requestCalls.submit` declares
 */
export async function submit(
  code: string,
  guestId: string,
  input: NewRequest,
  network: string,
): Promise<SubmissionAnswer> {
  const { words: _, ...answer } = await submitInsteadOf(code, guestId, input, network);
  return answer;
}

/** Submits a guest's request, instead of one of their own that waits. */
export function submitInsteadOf(
  code: string,
  guestId: string,
  input: NewRequest,
  network: string,
  swapped?: string,
): Promise<SwapAnswer> {
  const guest = { code, guestId };
  // In one round trip on PostgreSQL, which reads when it has the lock.
  const read = (tx: Tx) =>
    Promise.all([
      lockEvent(tx, { code }),
      submissions.byId(tx, input),
      submissions.last(tx, { ...guest, latest: inMs(LONGEST_LOCK_MS) }),
      sameSongAs(tx, guest, input),
      countWaiting(tx, guest),
    ]);
  const about = [input.id, guestId, songKey(input.title, input.artist)];
  const work = async (tx: Tx, found: Awaited<ReturnType<typeof read>>): Promise<SwapAnswer> => {
    const [locked, [known], [last], all, waiting] = found;
    const event = await latest(tx, locked);
    if (known) return { ...(await answerAgain(tx, event, known, guestId)), words: null };

    const now = Date.now();
    const at = new Date(now).toISOString();
    const admission = await admissionOf(tx, event, guestId);
    refuseBanned(admission.ban);
    const sameSong = await knownTo(tx, guestId, all);
    const settings = settingsFor(event.settings, admission);
    refuseUnlessOpen(event.currentStatus);
    const track = await meantTrack(tx, event, settings, input);
    await refuseUnwelcome(tx, event, input, sameSong);
    const words = settings.messages ? input : { ...input, message: null };
    const submission = { ...words, ...ofTrack(track), guestId, network, at };
    const former = swapped ? await givenUp(tx, event, guestId, swapped) : undefined;
    const refuse = (joins: boolean) => {
      // The same song again is no swap.
      if (former && sameSong.some(({ id }) => id === swapped)) throw new AppError("conflict");
      if (!joins) {
        refusePlayed(settings, sameSong, now);
        refuseTooMany(settings, waiting - (former?.slots ?? 0));
      }
      // Last, because a phone waits for the pause to end: it must not wait for a request that is refused then.
      refuseTooFast(settings, last?.at, now);
    };
    const apart = admission.ban === "muted";
    const answer = await addSubmission(tx, event, { ...submission, apart }, all, sameSong, {
      refuse,
      former,
    });
    return { ...answer, words: former?.words ?? null };
  };
  return writeAfter({ read, about }, work, code);
}

function inMs(ms: number) {
  return new Date(Date.now() + ms).toISOString();
}

/** Submits a request for a guest without a phone. No limits apply. @throws AppError */
export function submitForGuest(dj: Dj, eventId: string, input: NewRequest) {
  return write(async (tx): Promise<DjSubmissionAnswer> => {
    const event = await lockOwnEvent(tx, dj, eventId, "work");
    const [[known], all] = await Promise.all([
      submissions.byId(tx, input),
      sameSongAs(tx, event, input),
    ]);
    const track = input.trackId ? await meantTrack(tx, event, event.settings, input) : undefined;
    const words = { ...input, ...ofTrack(track) };
    const submission = { ...words, guestId: guestWithoutPhone(), at: new Date().toISOString() };
    const { request, merged } = known
      ? await answerAgain(tx, event, known, "")
      : await addSubmission(tx, event, submission, all, await knownTo(tx, "", all));
    const row = await requests.find(tx, request.id);
    if (!row) throw new AppError("not_found");
    return { request: await djRequest(tx, row), merged };
  });
}

/** Returns a guest id that no phone can have. */
export function guestWithoutPhone() {
  return `dj:${randomUUID()}`;
}

/** Returns how many of a guest's submitted requests are pending. */
export async function countWaiting(source: Database, guest: { code: string; guestId: string }) {
  const [row] = await submissions.waiting(source, guest);
  return Number(row?.count ?? 0);
}

/**
 * Returns the track of tonight's crates that a request is about, if it names one or must be about one. A track that has
 * gone in the meantime is no reason to lose a request: then it is free text.
 * @throws AppError `not_in_library`; `explicit`
 */
async function meantTrack(
  tx: Tx,
  event: LockedEvent,
  { songs, explicit }: Settings,
  { title, artist, trackId }: NewRequest,
) {
  if (!trackId && songs !== "library") return undefined;
  const key = songKey(title, artist);
  const named = trackId ? await trackTonight(tx, event, { songKey: key, trackId }) : undefined;
  const track =
    named ?? (songs === "library" ? await trackTonight(tx, event, { songKey: key }) : undefined);
  if (!track && songs === "library") throw new AppError("not_in_library");
  if (track?.explicit && !explicit) throw new AppError("explicit");
  return track;
}

/** What a request has from its track. */
function ofTrack(track: OwnTrack | undefined) {
  if (!track) return { trackId: null };
  const { id: trackId, duration } = track;
  return { trackId, ...(duration !== null && { seconds: Math.round(duration) }) };
}

async function answerAgain(
  tx: Tx,
  event: LockedEvent,
  known: submissions.KnownSubmission,
  guestId: string,
) {
  if (known.eventId !== event.id) throw new AppError("conflict");
  const row = await requests.find(tx, known.requestId);
  // The DJ may have merged the request into another since.
  const current = row?.mergedInto ? await requests.find(tx, row.mergedInto) : row;
  if (!current) throw new AppError("not_found");
  const merged = known.merged === 1 || current !== row;
  return { request: await guestRequest(tx, event, current, guestId), merged };
}
