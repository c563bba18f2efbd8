import { isInTime, waitAt } from "@/lib/party/events/pace-rules";
import type { Pace } from "@/lib/party/events/schema";
import { lengthOf, secondsLeft } from "@/lib/party/requests/rules";
import type { SongRequest } from "@/lib/party/requests/schema";

type Song = Pick<SongRequest, "seconds" | "startedAt">;
type Night = { closesAt: string | null; pace: Pace; playing: Song | null };

/**
 * Returns the place in the queue from which on nothing fits before the closing time, and whether that is a guess: by the
 * pace of the night, or because nobody knows how long one of the songs is. Undefined if all of it fits.
 */
export function closingPlace(
  queue: readonly Pick<SongRequest, "seconds">[],
  { closesAt, pace, playing }: Night,
  now: number,
) {
  if (!closesAt) return undefined;
  let seconds = secondsLeft(playing, now);
  let isGuess = pace.seconds !== null || playing?.seconds === null;
  for (const [index, request] of queue.entries()) {
    isGuess ||= request.seconds === null;
    const wait = waitAt(pace, { count: index, seconds }, now);
    if (!isInTime(wait, lengthOf(request), closesAt, now)) return { index, at: closesAt, isGuess };
    seconds += lengthOf(request);
  }
  return undefined;
}
