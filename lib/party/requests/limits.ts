import { AppError } from "@/lib/calls/errors";
import type { Admission, Ban } from "@/lib/party/admissions/schema";
import type { EventStatus, Settings } from "@/lib/party/events/schema";
import type { SongRequest } from "./schema";

/** How long a guest's name and dedication may be, in characters. */
export const NAME_LENGTH = 60;
export const MESSAGE_LENGTH = 280;

/** Whether a request takes more backers. */
export function takesBackers({ status }: Pick<SongRequest, "status">) {
  return status === "pending" || status === "accepted" || status === "playing";
}

/** @throws AppError `banned` for a phone from which the DJ takes no more requests */
export function refuseBanned(ban: Ban) {
  if (ban === "banned") throw new AppError("banned");
}

/** @throws AppError `requests_paused` or `requests_closed` when an event takes no new requests */
export function refuseUnlessOpen(status: EventStatus) {
  if (status === "open") return;
  throw new AppError(status === "paused" ? "requests_paused" : "requests_closed");
}

/** @throws AppError `too_fast` until the pause after the guest's last request is over */
export function refuseTooFast(
  settings: Settings,
  lastSubmittedAt: string | null | undefined,
  now: number,
) {
  if (!lastSubmittedAt) return;
  const passed = Math.max(0, now - Date.parse(lastSubmittedAt));
  const left = settings.pauseSeconds - passed / 1000;
  if (left > 0) throw new AppError("too_fast", { retryAfter: Math.ceil(left) });
}

/** The settings for a guest: nothing limits a trusted one. */
export function settingsFor(settings: Settings, { trusted }: Pick<Admission, "trusted">): Settings {
  if (!trusted) return settings;
  return { ...settings, waitingLimit: Number.POSITIVE_INFINITY, pauseSeconds: 0 };
}

/** A slot becomes free when the DJ handles a request, which cannot be predicted. */
const RETRY_SECONDS = 60;

/** @throws AppError `limit_reached` if the guest has as many pending requests as the event allows */
export function refuseTooMany(settings: Settings, waiting: number) {
  if (waiting < settings.waitingLimit) return;
  throw new AppError("limit_reached", { retryAfter: RETRY_SECONDS });
}

/** @throws AppError `already_played` while the event's guard covers the time the song was played */
export function refusePlayed(
  { playedGuardMinutes: minutes }: Settings,
  sameSong: readonly Pick<SongRequest, "status" | "playedAt">[],
  now: number,
) {
  const guardedSince = minutes === null ? 0 : now - minutes * 60_000;
  const isGuarded = sameSong.some(
    ({ status, playedAt }) => status === "played" && Date.parse(playedAt ?? "") > guardedSince,
  );
  if (isGuarded) throw new AppError("already_played");
}
