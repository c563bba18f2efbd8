import { create } from "zustand";
import type { Connection } from "./event-stream";

/** How the page hears of changes at this moment. */
export const useLiveStore = create<{
  connection: Connection;
  setConnection: (connection: Connection) => void;
}>((set) => ({
  connection: "connecting",
  setConnection: (connection) => set({ connection }),
}));
