import { create } from "zustand";
import { type Chosen, choose, MOST_FILES, type Problem } from "./chosen";
import { roomForFiles } from "./file-room";
import type { DeskStore } from "./store";

/** The files beside the words that are not sent yet. */
export type Waiting = { chosen: readonly Chosen[]; problem: Problem | undefined };

type WaitingState = {
  byPlace: Readonly<Record<number, Waiting>>;
  /** Reads what the visitor has chosen, one after the other, and tells how much of it is done. */
  choose: (
    place: number,
    files: readonly File[],
    kind: Chosen["kind"],
    tell?: (share: number) => void,
  ) => Promise<void>;
  /** Takes back what was chosen. */
  drop: (place: number, key: string) => void;
  fail: (place: number, problem: Problem) => void;
  /** All of it has been sent. */
  forget: (place: number) => void;
};

export const NOTHING: Waiting = { chosen: [], problem: undefined };

/** What the visitor has chosen in each place (a chat, say) and not sent yet, by the place's id. It waits for as long as the page is open. */
export function createWaitingStore(desk: Pick<DeskStore, "getState">) {
  return create<WaitingState>()((set, get) => {
    const of = (place: number) => get().byPlace[place] ?? NOTHING;
    const put = (place: number, change: Partial<Waiting>) =>
      set(({ byPlace }) => ({ byPlace: { ...byPlace, [place]: { ...of(place), ...change } } }));

    function read(place: number, file: File, kind: Chosen["kind"]) {
      if (of(place).chosen.length >= MOST_FILES) return { code: "too_many" as const };
      const taken = Object.values(get().byPlace).flatMap(({ chosen }) => chosen);
      const bytes = taken.reduce((sum, one) => sum + one.bytes, 0);
      return choose(file, kind, Math.max(0, roomForFiles(desk.getState().desk) - bytes));
    }

    return {
      byPlace: {},
      async choose(place, files, kind, tell) {
        put(place, { problem: undefined });
        for (const [index, file] of files.entries()) {
          const made = await read(place, file, kind);
          if ("code" in made) put(place, { problem: made });
          else put(place, { chosen: [...of(place).chosen, made] });
          tell?.((index + 1) / files.length);
        }
      },
      drop: (place, key) =>
        put(place, {
          chosen: of(place).chosen.filter((one) => one.key !== key),
          problem: undefined,
        }),
      fail: (place, problem) => put(place, { problem }),
      forget: (place) => put(place, NOTHING),
    };
  });
}
