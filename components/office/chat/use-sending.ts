import { useCallback, useState } from "react";
import { useChoosing } from "@/components/office/desk/use-choosing";
import { chatActions } from "@/lib/office/chat/actions";
import type { ListedChat } from "@/lib/office/chat/rules";
import { saidWith } from "@/lib/office/chat/said";
import { hasRoomFor } from "@/lib/office/desk/file-room";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { createWaitingStore, NOTHING } from "@/lib/office/desk/waiting";

/** Files and pictures that wait in each chat until they are sent with words. `onSent` hears of the chat's id. */
export function useSending(onSent: (chatId: number) => void) {
  const store = useDeskStore();
  const { send } = chatActions(store);
  const [waitingStore] = useState(() => createWaitingStore(store));
  const { byPlace, choose, drop, fail, forget } = useChoosing(waitingStore);
  const waitingIn = useCallback((chatId: number) => byPlace[chatId] ?? NOTHING, [byPlace]);
  return {
    waitingIn,
    choose,
    /** Takes back what was chosen. */
    drop,
    /** Sends the words with what was chosen. Returns whether there was room for it. */
    send(chat: ListedChat, words: string) {
      const said = saidWith(words, waitingIn(chat.id).chosen);
      if (!hasRoomFor(store.getState().desk, said)) {
        fail(chat.id, { code: "full" });
        return false;
      }
      send(chat, said);
      forget(chat.id);
      onSent(chat.id);
      return true;
    },
  };
}
