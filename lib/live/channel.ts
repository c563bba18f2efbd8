import "server-only";
import { database, storage, write } from "@/lib/db/client";
import { eventById } from "@/lib/events/service";
import { accessTopic, announceAccess, roleAt } from "@/lib/members/service";
import { type Audience, audiences, batchSince } from "./deltas";
import { encode, LiveStream } from "./stream";

/**
 * Changes that come close together travel together. The pause between two deliveries grows with the
 * number of streams, so that a busy event spends its time on requests rather than on sockets; the first
 * change after a quiet moment is delivered at once.
 */
const PAUSE_MS = 20;
const PAUSE_MS_PER_STREAM = 0.1;

/** The open streams of one event and audience. */
type Channel = {
  eventId: string;
  audience: Audience;
  streams: Set<LiveStream>;
  /** Every change up to here has been delivered. */
  delivered: number;
  isDue: boolean;
  running: Promise<void> | undefined;
};

type Hub = { channels: Map<string, Channel>; stop: Promise<() => void> };
const shared = globalThis as { crowdcueLive?: Hub | undefined };

function hub() {
  shared.crowdcueLive ??= {
    channels: new Map(),
    stop: storage().then(({ listen }) => listen(wake)),
  };
  return shared.crowdcueLive;
}

/** Something happened at this event, or (undefined) perhaps at any; or to the access of a DJ. */
function wake(eventId: string | undefined) {
  const { channels } = hub();
  const djId = eventId && accessTopic(eventId);
  if (djId) endStreams(djId);
  if (!eventId) endStrangers().catch(console.error);
  const keys = eventId
    ? audiences.map((audience) => keyOf(eventId, audience))
    : [...channels.keys()];
  for (const key of keys) {
    const channel = channels.get(key);
    if (!channel) continue;
    channel.isDue = true;
    channel.running ??= run(channel);
  }
}

async function run(channel: Channel) {
  while (channel.isDue) {
    channel.isDue = false;
    await deliver(channel);
    const pause = PAUSE_MS + channel.streams.size * PAUSE_MS_PER_STREAM;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  channel.running = undefined;
}

async function deliver(channel: Channel) {
  const { eventId, audience, streams, delivered } = channel;
  try {
    const batch = await batchSince(eventId, delivered, audience);
    if (!batch) return endAll(streams);
    if (batch.to === delivered) return;
    channel.delivered = batch.to;
    const bytes = encode(batch);
    for (const stream of streams) stream.send(batch, bytes);
  } catch (error) {
    // Streams that end here come back and catch up from their own last id.
    console.error(error);
    endAll(streams);
  }
}

/** Ends what this DJ has open. If they still may, they come back within a second. */
function endStreams(djId: string) {
  for (const { streams } of hub().channels.values()) {
    endAll(new Set([...streams].filter(({ reader }) => reader === djId)));
  }
}

/** Ends the streams of DJs who have lost their access while nobody heard of it. */
async function endStrangers() {
  for (const { eventId, streams } of hub().channels.values()) {
    const event = await eventById(eventId);
    for (const stream of [...streams]) {
      const { reader } = stream;
      const isStranger =
        event && reader && !(await roleAt(await database(), event, { id: reader }));
      if (isStranger) stream.end();
    }
  }
}

/** Ends a DJ's open streams in every process: those whose session or role is gone do not come back. */
export function endStreamsOf(djId: string) {
  return write((tx) => announceAccess(tx, djId));
}

function endAll(streams: Set<LiveStream>) {
  for (const stream of [...streams]) stream.end();
}

function keyOf(eventId: string, audience: Audience) {
  return `${audience} ${eventId}`;
}

/**
 * Opens a stream on an event: what happened after `cursor` first, then each change as it comes. `reader` is
 * the id of the DJ who reads it.
 */
export async function openStream(
  eventId: string,
  audience: Audience,
  cursor: number,
  reader?: string,
) {
  const { channels, stop } = hub();
  await stop;
  const stream = new LiveStream(cursor, reader);
  let known = cursor;
  for (;;) {
    const batch = await batchSince(eventId, known, audience);
    if (!batch) {
      stream.end();
      return stream.response;
    }
    stream.send(batch, encode(batch));
    known = batch.to;
    // Nothing is awaited from here on, so nothing can slip between looking and joining.
    const channel = channels.get(keyOf(eventId, audience)) ?? open(eventId, audience, known);
    if (channel.delivered > known) continue;
    channel.streams.add(stream);
    stream.onEnd(() => leave(channel, stream));
    return stream.response;
  }
}

function open(eventId: string, audience: Audience, delivered: number) {
  const channel: Channel = {
    eventId,
    audience,
    streams: new Set(),
    delivered,
    isDue: true,
    running: undefined,
  };
  hub().channels.set(keyOf(eventId, audience), channel);
  // A change between our reading and now has woken nobody.
  channel.running = run(channel);
  return channel;
}

function leave(channel: Channel, stream: LiveStream) {
  channel.streams.delete(stream);
  const key = keyOf(channel.eventId, channel.audience);
  // Not hub(): the last to leave a hub that is closing must not open another.
  const channels = shared.crowdcueLive?.channels;
  if (channel.streams.size === 0 && channels?.get(key) === channel) channels.delete(key);
}

/** Ends every stream of this process, for a clean stop. */
export async function closeLive() {
  const closing = shared.crowdcueLive;
  shared.crowdcueLive = undefined;
  if (!closing) return;
  for (const { streams } of closing.channels.values()) endAll(streams);
  (await closing.stop)();
}
