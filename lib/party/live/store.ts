import { create } from "zustand";
import type { Connection as StreamConnection } from "./event-stream";

/** `lost` when neither the stream nor polling reaches the server. */
export type Connection = StreamConnection | "lost";

/** How the page currently receives changes. */
export const useLiveStore = create<{
  connection: Connection;
  setConnection: (connection: Connection) => void;
}>((set) => ({
  connection: "connecting",
  setConnection: (connection) => set({ connection }),
}));

/** Whether the server answers this page. */
export function isHeard({ connection }: { connection: Connection }) {
  return connection === "live" || connection === "polling";
}
