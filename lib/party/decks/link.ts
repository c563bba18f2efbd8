import "server-only";
import { createHmac, randomInt } from "node:crypto";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, write } from "@/lib/db/client";
import { eventById, ownEvent } from "@/lib/party/events/access";
import { CODE_ALPHABET } from "@/lib/party/events/code";
import { isCollectingAt, isUsable, statusAt } from "@/lib/party/events/rules";
import { eventsUnderWay } from "@/lib/party/events/service";
import { secret } from "@/lib/process/secret";
import { clientNetwork } from "@/lib/server/client-address";
import { tokenBuckets } from "@/lib/server/token-buckets";
import * as db from "./db";
import type { DeckLink, LastHeard } from "./schema";

type Account = Pick<Dj, "id">;

/** A track plays for minutes. A forwarder that comes back brings those of an hour at once. */
const tracks = tokenBuckets("tracks of decks", { burst: 40, perSecond: 1 });
/** Whoever guesses gets an answer as often as this. The decks of a venue share an address. */
const guesses = tokenBuckets("secrets of decks", { burst: 200, perSecond: 5 });

/** Since when an account's decks have a secret, where their tracks go, and what was heard last. */
export async function getLink(dj: Account, now = Date.now()): Promise<DeckLink> {
  const row = await db.linkOf(await database(), dj.id);
  if (!row)
    return { since: null, chosenId: null, eventId: await openEventOf(dj, now), lastHeard: null };
  return {
    since: row.since,
    chosenId: row.eventId,
    eventId: (await eventOfLink(row, now)) ?? null,
    lastHeard: lastHeardIn(row),
  };
}

/** Makes a new secret, which replaces the earlier one. Only its hash is stored. */
export async function connect(dj: Account) {
  const shown = newSecret();
  const since = new Date().toISOString();
  await write((tx) => db.saveLink(tx, { accountId: dj.id, secretHash: hashOf(shown), since }));
  return { secret: shown, since };
}

/** Revokes the secret of an account. */
export async function disconnect(dj: Account) {
  await write((tx) => db.removeLink(tx, dj.id));
}

/** Chooses the event to which tracks go. @throws AppError like `ownEvent`; `conflict` without a secret */
export async function choose(dj: Dj, eventId: string | null) {
  if (eventId) await ownEvent(dj, eventId, "work");
  await write(async (tx) => {
    if (!(await db.linkOf(tx, dj.id))) throw new AppError("conflict");
    await db.updateLink(tx, dj.id, { eventId });
  });
  return getLink(dj);
}

/** Returns the link that a program names by its secret. @throws AppError `forbidden`; `too_fast` */
export async function linkOfSecret(shown: string, headers: Headers) {
  if (!guesses.take(clientNetwork(headers, 56))) throw new AppError("too_fast", { retryAfter: 1 });
  const secretHash = hashOf(shown);
  const link = shown ? await db.linkBySecret(await database(), secretHash) : undefined;
  if (!link) throw new AppError("forbidden");
  if (!tracks.take(secretHash)) throw new AppError("too_fast", { retryAfter: 1 });
  return link;
}

/**
 * Returns the id of the event to which tracks go: the one that the DJ has chosen, else the one that is open. Music goes
 * on when requests are closed: an event that was heard from a while ago still is the one.
 */
export async function eventOfLink(link: db.DeckLinkRow, now: number) {
  const chosen = link.eventId ? await eventById(link.eventId) : undefined;
  const isChosen = chosen && chosen.status !== "draft" && !isCollectingAt(chosen, now);
  if (isChosen) return chosen.id;
  const open = await openEventOf({ id: link.accountId }, now);
  if (open) return open;
  const last = lastHeardIn(link);
  const isRecent = last && now - Date.parse(last.at) < MUSIC_GOES_ON_MS;
  return isRecent ? last.eventId : undefined;
}

const MUSIC_GOES_ON_MS = 30 * 60_000;

/** The newest event that is open now, else one that is paused. */
async function openEventOf(dj: Account, now: number) {
  const events = await eventsUnderWay(dj, now);
  const running = events.filter(
    (event) => isUsable(statusAt(event, now)) && !isCollectingAt(event, now),
  );
  const newest = running.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return (newest.find(({ status }) => status === "open") ?? newest[0])?.id ?? null;
}

/** `LastHeard`, and the event to which it went. */
type Kept = LastHeard & { eventId?: string };

function lastHeardIn({ lastHeard }: db.DeckLinkRow): Kept | null {
  return lastHeard ? (JSON.parse(lastHeard) as Kept) : null;
}

const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A secret that is easy to type: 79 bits in groups of four. */
function newSecret() {
  const letter = () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)] ?? "";
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join("").toLowerCase();
  return Array.from({ length: GROUPS }, group).join("-");
}

function hashOf(shown: string) {
  const typed = shown.trim().toLowerCase();
  return createHmac("sha256", secret()).update(`decks ${typed}`).digest("base64url");
}
