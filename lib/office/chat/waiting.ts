import { create } from "zustand";
import type { DeskStore } from "@/lib/office/desk/store";
import { type Chosen, choose, type Problem } from "./chosen";
import { roomForFiles } from "./room";
import { MOST_FILES } from "./schema";

/** What stands beside the words that are not sent yet. */
export type Waiting = { chosen: readonly Chosen[]; problem: Problem | undefined };

type WaitingState = {
  byChat: Readonly<Record<number, Waiting>>;
  choose: (chatId: number, files: readonly File[], kind: Chosen["kind"]) => Promise<void>;
  /** Takes back what was chosen. */
  drop: (chatId: number, key: string) => void;
  fail: (chatId: number, problem: Problem) => void;
  /** All of it has been sent. */
  forget: (chatId: number) => void;
};

export const NOTHING: Waiting = { chosen: [], problem: undefined };

/** What the visitor has chosen in each chat and not sent yet. It waits for as long as the page is open. */
export function createWaitingStore(desk: Pick<DeskStore, "getState">) {
  return create<WaitingState>()((set, get) => {
    const of = (chatId: number) => get().byChat[chatId] ?? NOTHING;
    const put = (chatId: number, change: Partial<Waiting>) =>
      set(({ byChat }) => ({ byChat: { ...byChat, [chatId]: { ...of(chatId), ...change } } }));

    function read(chatId: number, file: File, kind: Chosen["kind"]) {
      if (of(chatId).chosen.length >= MOST_FILES) return { code: "too_many" as const };
      const taken = Object.values(get().byChat).flatMap(({ chosen }) => chosen);
      const bytes = taken.reduce((sum, one) => sum + one.bytes, 0);
      return choose(file, kind, Math.max(0, roomForFiles(desk.getState().desk) - bytes));
    }

    return {
      byChat: {},
      async choose(chatId, files, kind) {
        put(chatId, { problem: undefined });
        for (const file of files) {
          const made = await read(chatId, file, kind);
          if ("code" in made) put(chatId, { problem: made });
          else put(chatId, { chosen: [...of(chatId).chosen, made] });
        }
      },
      drop: (chatId, key) =>
        put(chatId, {
          chosen: of(chatId).chosen.filter((one) => one.key !== key),
          problem: undefined,
        }),
      fail: (chatId, problem) => put(chatId, { problem }),
      forget: (chatId) => put(chatId, NOTHING),
    };
  });
}
