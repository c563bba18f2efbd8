import { create } from "zustand";
import type { Connection } from "./event-stream";

/** How the page currently receives changes. */
export const useLiveStore = create<{
  connection: Connection;
  setConnection: (connection: Connection) => void;
}>((set) => ({
  connection: "connecting",
  setConnection: (connection) => set({ connection }),
}));
