import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useAddress } from "@/components/office/desk/use-address";
import { useChoosing } from "@/components/office/desk/use-choosing";
import { useSelection } from "@/components/office/desk/use-selection";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { chatActions } from "@/lib/office/chat/actions";
import { chatOrders, chatWith, inOrder, isBlank, type ListedChat } from "@/lib/office/chat/rules";
import { saidWith } from "@/lib/office/chat/said";
import type { SentMessage } from "@/lib/office/chat/schema";
import { nameOf } from "@/lib/office/contacts/rules";
import { hasRoomFor } from "@/lib/office/desk/file-room";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { createWaitingStore, NOTHING } from "@/lib/office/desk/waiting";
import type { ChatTools } from "./chat-tools";
import type { useAnswers } from "./use-answers";

/** Makes the tools of the chats from the desk and the address. */
export function useTools(
  chats: readonly ListedChat[],
  answers: ReturnType<typeof useAnswers>,
): ChatTools {
  const t = useTranslations("chat");
  const showUndo = useUndoToast();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const store = useDeskStore();
  const { begin, send, markRead, setDraft, removeMessages } = chatActions(store);
  const { params, hrefOf, go } = useAddress();
  const order = chatOrders.find((known) => known === params.get("sort")) ?? "time";
  const all = useMemo(() => inOrder(chats, order), [chats, order]);
  const id = Number(params.get("id"));
  const ordered = useMemo(() => all.filter((chat) => !isBlank(chat) || chat.id === id), [all, id]);
  const { chosen, shown, select, close } = useSelection(ordered, ordered);
  const [waitingStore] = useState(() => createWaitingStore(store));
  const { byPlace, choose, drop, fail, forget } = useChoosing(waitingStore);
  const waitingIn = (chatId: number) => byPlace[chatId] ?? NOTHING;
  const details = params.get("details");

  function remove(messages: readonly SentMessage[], said: string) {
    showUndo(said, removeMessages(messages));
  }

  return {
    ordered,
    chosen,
    // A phone shows the list alone.
    shown: isPhone ? chosen : shown,
    typingId: answers.typingId,
    order,
    setOrder: (next) => go({ sort: next === "time" ? undefined : next }, false),
    openWith(contact) {
      const partner = { id: contact.id, name: nameOf(contact), image: contact.image };
      select(chatWith(all, partner)?.id ?? begin(partner), false, { contact: undefined });
    },
    hrefOf: (id, messageId) => hrefOf({ id, message: messageId }),
    select: (id, messageId) => select(id, undefined, { message: messageId }),
    soughtId: Number(params.get("message")) || undefined,
    close,
    details: details === "open" || details === "closed" ? details : undefined,
    setDetails: (next) => go({ details: next, id: shown?.id }, false),
    markAllRead: () => markRead(chats.filter(({ unread }) => unread > 0)),
    markRead: (chat) => markRead([chat]),
    setDraft,
    waitingIn,
    choose,
    drop,
    send(chat, words) {
      const said = saidWith(words, waitingIn(chat.id).chosen);
      if (!hasRoomFor(store.getState().desk, said)) {
        fail(chat.id, { code: "full" });
        return false;
      }
      send(chat, said);
      forget(chat.id);
      answers.expect(chat.id);
      return true;
    },
    removeMessage: (message) => remove([message], t("messageDeleted")),
    clear(id) {
      const messages = chats.find((chat) => chat.id === id)?.messages ?? [];
      if (messages.length > 0) remove(messages, t("cleared"));
    },
  };
}
