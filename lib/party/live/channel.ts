import "server-only";
import { accessTopic } from "@/lib/account/auth/access";
import { database, type Storage, storage } from "@/lib/db/client";
import { logError } from "@/lib/db/outage";
import { guestTopic } from "@/lib/party/admissions/service";
import { cursorsOf, ownersOf } from "@/lib/party/events/access";
import { djsAt } from "@/lib/party/members/service";
import { type Apart, apartByGuest, goneByGuest, ownApart } from "@/lib/party/requests/apart";
import { metrics } from "@/lib/process/metrics";
import { singleton } from "@/lib/process/singleton";
import type { Incoming } from "@/lib/server/parse";
import { type Audience, audiences, batchFor, type Reading, readSince } from "./deltas";
import { encode, LiveStream, type Reader, STREAM_HEADERS } from "./stream";

/**
 * Changes that arrive close together are delivered in one batch. The pause between two batches follows what the last
 * delivery took, so that deliveries take a quarter of the time at most, and requests have the rest. The first change
 * after a quiet period is delivered at once.
 */
const SHORTEST_PAUSE_MS = 40;
const PAUSE_PER_DELIVERY = 3;

/** The open streams of one event, by audience. */
type Channel = {
  eventId: string;
  streams: Record<Audience, Set<LiveStream>>;
  /** The id of the last delivered change. */
  delivered: number;
  isDue: boolean;
  /** When the oldest change was announced that is not delivered, in ms of `performance.now()`. */
  dueSince: number;
  running: Promise<void> | undefined;
};

/** How often some of the streams are ended where they end evenly over a time. */
const SLICE_MS = 50;
/** How long streams miss a change whose process dies between its commit and its announcement. */
const LOOK_MS = 1000;

const hub = singleton("live hub", () => ({
  channels: new Map<string, Channel>(),
  stop: storage().then(startListening),
}));

/** Returns a function that stops it. */
function startListening({ engine, listen }: Storage) {
  const stopListening = listen(wake);
  // A process that shares its storage with no other hears of every change.
  if (engine === "sqlite") return stopListening;
  const looking = setInterval(() => look().catch(logError), LOOK_MS).unref();
  return () => {
    clearInterval(looking);
    stopListening();
  };
}

/**
 * Wakes the channels of events that have changes which nobody announced here, or that are deleted, and ends the streams
 * of DJs of whose lost access nobody told.
 */
async function look() {
  const { channels } = hub.get();
  const looked = [...channels.values()];
  const cursors = await cursorsOf(looked.map(({ eventId }) => eventId));
  for (const { eventId, running, delivered } of looked) {
    const isBehind = delivered < (cursors.get(eventId) ?? Number.POSITIVE_INFINITY);
    if (!running && isBehind) wake(eventId);
  }
  await endStrangers(looked);
}

/**
 * Handles an announcement: of an event, of a DJ's access, of what concerns one guest or, if undefined, of a reconnect
 * after which anything may have changed.
 */
function wake(eventId: string | undefined) {
  const { channels } = hub.get();
  const djId = eventId && accessTopic(eventId);
  if (djId) endStreams(djId);
  const guestId = eventId && guestTopic(eventId);
  if (guestId) resetStreams(guestId);
  if (!eventId) endStrangers([...channels.values()]).catch(logError);
  for (const id of eventId ? [eventId] : channels.keys()) {
    const channel = channels.get(id);
    if (!channel) continue;
    if (!channel.isDue) channel.dueSince = performance.now();
    channel.isDue = true;
    channel.running ??= run(channel);
  }
}

async function run(channel: Channel) {
  while (channel.isDue) {
    channel.isDue = false;
    const { dueSince } = channel;
    const startedAt = performance.now();
    if (!(await deliver(channel))) continue;
    metrics()?.delivery.observe((performance.now() - dueSince) / 1000);
    // The streams write to their sockets when this function waits; then their work is done, too.
    await new Promise((resolve) => setImmediate(resolve));
    const took = performance.now() - startedAt;
    const pause = Math.max(SHORTEST_PAUSE_MS, took * PAUSE_PER_DELIVERY);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  channel.running = undefined;
}

/** Delivers new changes to all streams of a channel. Returns whether there were any. */
async function deliver(channel: Channel) {
  const { eventId, streams, delivered } = channel;
  try {
    const reading = await readSince(eventId, delivered);
    if (!reading) for (const stream of streamsOf(channel)) stream.endAsGone();
    if (!reading || reading.to === delivered) return false;
    // A stream that joins after this line has read up to here itself.
    channel.delivered = reading.to;
    for (const audience of audiences) {
      if (streams[audience].size === 0) continue;
      await sendAll(audience, reading, streams[audience]);
    }
  } catch (error) {
    // The streams end here. Their clients reconnect and catch up from their own last id.
    logError(error);
    endAll(streamsOf(channel));
  }
  return true;
}

async function sendAll(audience: Audience, reading: Reading, streams: ReadonlySet<LiveStream>) {
  const batch = await batchFor(audience, reading);
  const bytes = encode(batch);
  const apart = audience === "guest" && (await apartByGuest(await database(), reading.event));
  const formers = audience === "guest" && (await goneByGuest(await database(), reading.rows));
  for (const stream of streams) {
    const own = apart && stream.guest && apart.get(stream.guest);
    const former = formers && stream.guest && formers.get(stream.guest);
    if (own || former) await sendWithOwn(stream, reading, own || [], former || []);
    else stream.send(batch, bytes);
  }
}

/** Sends changes to a muted guest, who must not notice that what they ask for waits apart. */
async function sendWithOwn(
  stream: LiveStream,
  reading: Reading,
  own: readonly Apart[],
  gone: readonly Pick<Apart, "id">[],
) {
  const batch = await batchFor("guest", reading, own, gone);
  stream.send(batch, encode(batch));
}

function sizeOf({ streams }: Channel) {
  return streams.guest.size + streams.dj.size;
}

function streamsOf({ streams }: Channel) {
  return audiences.flatMap((audience) => [...streams[audience]]);
}

/** Ends a DJ's open streams. If the DJ still has access, the browser reconnects within a second. */
function endStreams(djId: string) {
  for (const channel of hub.get().channels.values()) {
    endAll(streamsOf(channel).filter(({ dj }) => dj === djId));
  }
}

function resetStreams(guestId: string) {
  for (const { streams } of hub.get().channels.values()) {
    for (const stream of streams.guest) if (stream.guest === guestId) stream.reset();
  }
}

/** Ends the streams of DJs who have no access any more. */
async function endStrangers(channels: readonly Channel[]) {
  const open = channels.filter(({ streams }) => streams.dj.size > 0);
  if (open.length === 0) return;
  const djs = await djsAt(await ownersOf(open.map(({ eventId }) => eventId)));
  for (const channel of open) {
    const known = djs.get(channel.eventId);
    endAll(streamsOf(channel).filter(({ dj }) => known && dj && !known.has(dj)));
  }
}

function endAll(streams: LiveStream[]) {
  for (const stream of streams) stream.end();
}

/**
 * Opens an event stream: first the changes after `cursor`, then each new one. HEAD
 * opens no stream, because its response has no body that a client could close.
 */
export async function openStream(
  { method, signal }: Pick<Incoming, "method" | "signal">,
  eventId: string,
  reader: Reader,
  cursor: number,
) {
  if (method === "HEAD") return new Response(null, { headers: STREAM_HEADERS });
  const audience = reader.dj ? "dj" : "guest";
  const joined = hub.get();
  await joined.stop;
  const stream = new LiveStream(cursor, reader);
  stream.endOn(signal);
  let known = cursor;
  for (;;) {
    const reading = await readSince(eventId, known);
    if (!reading) {
      stream.endAsGone();
      return stream.response;
    }
    const batch = await batchAtOpening(reading, reader);
    stream.send(batch, encode(batch));
    known = reading.to;
    // No await between this check and joining the channel, so no change is missed.
    if (hub.peek() !== joined) {
      stream.end();
      return stream.response;
    }
    const channel = joined.channels.get(eventId) ?? open(eventId, known);
    if (channel.delivered > known) continue;
    channel.streams[audience].add(stream);
    stream.onEnd(() => leave(channel, audience, stream));
    // Their access may have ended before it could hear of that.
    if (reader.dj) endStrangers([channel]).catch(logError);
    return stream.response;
  }
}

/** The changes that a reader has missed until now, with what a guest has apart. */
async function batchAtOpening(reading: Reading, { dj, guest = "" }: Reader) {
  if (dj) return batchFor("dj", reading);
  const source = await database();
  const own = await ownApart(source, reading.event, guest);
  const gone = await goneByGuest(source, reading.rows);
  return batchFor("guest", reading, own, gone.get(guest));
}

function open(eventId: string, delivered: number) {
  const channel: Channel = {
    eventId,
    streams: { guest: new Set(), dj: new Set() },
    delivered,
    isDue: true,
    dueSince: performance.now(),
    running: undefined,
  };
  hub.get().channels.set(eventId, channel);
  // Nothing was notified of a change between our read and now.
  channel.running = run(channel);
  return channel;
}

function leave(channel: Channel, audience: Audience, stream: LiveStream) {
  channel.streams[audience].delete(stream);
  // peek(), because get() would reopen a hub that is closing.
  const channels = hub.peek()?.channels;
  const isCurrent = channels?.get(channel.eventId) === channel;
  if (isCurrent && sizeOf(channel) === 0) channels.delete(channel.eventId);
}

/**
 * Ends every stream of this process for a clean shutdown: at once, or evenly over a time in ms, in which those that are
 * still open go on.
 */
export async function closeLive(withinMs = 0) {
  const closing = hub.peek();
  if (!closing) return;
  const openNow = () => [...closing.channels.values()].flatMap(streamsOf);
  let due = 0;
  for (let left = Math.floor(withinMs / SLICE_MS); left > 0; left -= 1) {
    const streams = openNow();
    due += streams.length / left;
    endAll(streams.slice(0, Math.floor(due)));
    due %= 1;
    await new Promise((resolve) => setTimeout(resolve, SLICE_MS));
  }
  hub.reset();
  endAll(openNow());
  (await closing.stop)();
}
