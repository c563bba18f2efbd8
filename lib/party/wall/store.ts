import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persistedOnDevice } from "@/lib/client/persisted-store";
import { persistedWallSchema, type Shown } from "./schema";

type KeptWall = {
  kept: (Shown & { at: string }) | null;
  keep: (kept: Shown & { at: string }) => void;
};

/** What this screen showed last: it is shown again where the server is away when the power returns. */
export const usePersistedWallStore = create<KeptWall>()(
  persist(
    (set) => ({
      kept: null,
      keep: (kept) => set({ kept }),
    }),
    persistedOnDevice("wall", persistedWallSchema, { skipHydration: true }),
  ),
);
