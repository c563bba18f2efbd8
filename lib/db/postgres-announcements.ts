import "server-only";
import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** The PostgreSQL channel by which processes notify each other. */
export const CHANNEL = "crowdcue";
const RECONNECT_MS = 500;

/**
 * Receives what any process announces, over one connection that opens with the first listener and reopens whenever it
 * breaks.
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
        // Stands for everything announced while the connection was down.
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
