import "server-only";
import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { logError } from "./outage";

/** The PostgreSQL channel by which processes notify each other. */
const CHANNEL = "crowdcue";
const RECONNECT_MS = 500;
/** How long a clean stop waits for the last announcements, in ms. */
const CLOSE_MS = 500;
/** Announcements within this time, in ms, go out together: PostgreSQL admits one notifying commit at a time. */
const GATHER_MS = 20;
const TELL = `select pg_notify('${CHANNEL}', topic) from unnest($1::text[]) as topic`;

/**
 * Sends and receives what the processes announce, over one connection that opens at first use and reopens whenever it
 * breaks. Listeners of this process hear an announcement at once.
 */
export function openAnnouncements(config: pg.ClientConfig) {
  const listeners = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let isClosed = false;
  const pending = new Set<string>();
  let announcing: Promise<void> | undefined;

  async function connect() {
    while (!isClosed) {
      const next = new pg.Client({ ...config, keepAlive: true });
      try {
        next.on("error", () => reconnect(next));
        next.on("end", () => reconnect(next));
        next.on("notification", ({ payload, processId }) => {
          const own = (next as pg.Client & { processID: number | null }).processID;
          if (processId !== own) listeners.emit("topic", payload);
        });
        await next.connect();
        // An announcement has nothing to keep.
        await next.query(`set synchronous_commit = off; listen ${CHANNEL}`);
        client = next;
        // Stands for everything announced while the connection was down.
        listeners.emit("topic", undefined);
        return;
      } catch (error) {
        logError(error);
        next.end().catch(() => undefined);
        await pause(RECONNECT_MS);
      }
    }
  }

  function reconnect(broken: pg.Client) {
    if (isClosed || client !== broken) return;
    client = undefined;
    connecting = connect();
  }

  async function announcePending() {
    while (pending.size > 0 && !isClosed) {
      connecting ??= connect();
      await connecting;
      const topics = [...pending];
      pending.clear();
      try {
        await client?.query(TELL, [topics]);
      } catch (error) {
        logError(error);
        for (const topic of topics) pending.add(topic);
      }
      await pause(GATHER_MS);
    }
    announcing = undefined;
  }

  return {
    /** Announces committed changes: to this process now, to the others soon. */
    tell(topics: Iterable<string>) {
      for (const topic of topics) {
        listeners.emit("topic", topic);
        pending.add(topic);
      }
      if (pending.size > 0) announcing ??= announcePending();
    },
    listen(listener: (topic: string | undefined) => void) {
      listeners.on("topic", listener);
      connecting ??= connect();
      return () => listeners.off("topic", listener);
    },
    async close() {
      await Promise.race([announcing, pause(CLOSE_MS, undefined, { ref: false })]);
      isClosed = true;
      await connecting;
      await client?.end();
    },
  };
}
