import "server-only";
import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** The PostgreSQL channel on which processes notify each other. */
export const CHANNEL = "crowdcue";
const RECONNECT_MS = 500;

/**
 * Listens to the announcements of all processes over one connection, which is opened with the first listener
 * and reopened when it breaks.
 */
export function openAnnouncements(url: string) {
  const listeners = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let isClosed = false;

  async function connect() {
    while (!isClosed) {
      const next = new pg.Client({ connectionString: url, keepAlive: true });
      try {
        next.on("error", () => reconnect(next));
        next.on("end", () => reconnect(next));
        next.on("notification", ({ payload }) => listeners.emit("topic", payload));
        await next.connect();
        await next.query(`listen ${CHANNEL}`);
        client = next;
        // Announcements may have been missed while there was no connection.
        listeners.emit("topic", undefined);
        return;
      } catch (error) {
        console.error(error);
        await next.end().catch(() => undefined);
        await pause(RECONNECT_MS);
      }
    }
  }

  function reconnect(broken: pg.Client) {
    if (isClosed || client !== broken) return;
    client = undefined;
    connecting = connect();
  }

  return {
    listen(listener: (topic: string | undefined) => void) {
      listeners.on("topic", listener);
      connecting ??= connect();
      return () => listeners.off("topic", listener);
    },
    async close() {
      isClosed = true;
      await connecting;
      await client?.end();
    },
  };
}
