import "server-only";
import slugify from "slugify";
import { AppError } from "@/lib/calls/errors";
import { database } from "@/lib/db/client";
import { type EventRow, eventByCode } from "@/lib/party/events/access";
import { endOf, statusAt } from "@/lib/party/events/rules";
import { backingsOf } from "@/lib/party/requests/backers";
import { KEPT_DAYS } from "@/lib/party/requests/erase";
import { heartsAt, lovedBy } from "@/lib/party/requests/hearts";
import { requestsHeard } from "@/lib/party/requests/read";
import { wallTimeAt } from "@/lib/text/wall-time";
import { textOf } from "./rules";
import type { Recap } from "./schema";

/**
 * Returns what a night has played, and what of it was a guest's; null before it has closed, and once its names and
 * messages are erased: what a phone has asked for is kept no longer than they.
 */
export async function getRecap(code: string, guestId: string, now = Date.now()) {
  const event = await eventByCode(code);
  const keptUntil = keptUntilOf(event, now);
  if (!keptUntil || event.erasedAt || Date.parse(keptUntil) < now) return null;
  const source = await database();
  const [requests, backings, hearts, loved] = await Promise.all([
    requestsHeard(event.id),
    backingsOf(source, event.id, guestId),
    heartsAt([event.id]),
    lovedBy(event.id, guestId),
  ]);
  const own = new Set(backings.flatMap(({ requestId, asked }) => (asked === 1 ? requestId : [])));
  const songs = requests.flatMap(({ id, title, artist, startedAt }) => {
    if (!startedAt) return [];
    const known = { mine: own.has(id), loved: loved.has(id), hearts: hearts.get(id) ?? 0 };
    return { id, title, artist, startedAt, ...known };
  });
  songs.sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
  const recap: Recap = { songs, keptUntil };
  return recap;
}

/** When what guests were at a night is forgotten; undefined while it is not closed. */
function keptUntilOf(event: EventRow, now: number) {
  if (statusAt(event, now) !== "closed") return undefined;
  const ends = [event.closedAt, endOf(event)].filter((at) => at !== null && Date.parse(at) <= now);
  const [first] = ends.sort();
  return new Date(Date.parse(first ?? event.createdAt) + KEPT_DAYS * 86_400_000).toISOString();
}

/** Returns a night's songs as a text to keep. @throws AppError `not_found` */
export async function saveRecap(code: string, guestId: string) {
  const recap = await getRecap(code, guestId);
  if (!recap) throw new AppError("not_found");
  const { name, timeZone } = await eventByCode(code);
  const clock = (instant: string) => wallTimeAt(instant, timeZone).slice(11, 16);
  const day = recap.songs[0] ? wallTimeAt(recap.songs[0].startedAt, timeZone).slice(0, 10) : "";
  const slug = slugify(name, { lower: true, strict: true }).slice(0, 60) || code.toLowerCase();
  return {
    fileName: `${[slug, day].filter(Boolean).join("-")}.txt`,
    text: `${[name, day].filter(Boolean).join(" · ")}\n\n${textOf(recap.songs, clock)}`,
  };
}
