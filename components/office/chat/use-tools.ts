import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";
import { useSelection } from "@/components/office/desk/use-selection";
import { useAddress } from "@/components/ui/use-address";
import { useShallowStable } from "@/lib/client/use-shallow-stable";
import { useStableActions } from "@/lib/client/use-stable-actions";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { chatActions } from "@/lib/office/chat/actions";
import {
  type ChatOrder,
  chatOrders,
  chatWith,
  inOrder,
  isBlank,
  type ListedChat,
} from "@/lib/office/chat/rules";
import type { SentMessage } from "@/lib/office/chat/schema";
import { nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";
import { useDeskStore } from "@/lib/office/desk/hooks";
import type { useAnswers } from "./use-answers";
import { useSending } from "./use-sending";

const paneStates = ["open", "closed"] as const;

/** Makes the tools of the chats from the desk and the address. */
export function useTools(chats: readonly ListedChat[], answers: ReturnType<typeof useAnswers>) {
  const t = useTranslations("chat");
  const showUndo = useUndoToast();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const { begin, markRead, setDraft, removeMessages } = chatActions(useDeskStore());
  const { params, hrefOf, go } = useAddress();
  const order = chatOrders.find((known) => known === params.get("sort")) ?? "time";
  const all = useMemo(() => inOrder(chats, order), [chats, order]);
  const id = Number(params.get("id"));
  const ordered = useMemo(() => all.filter((chat) => !isBlank(chat) || chat.id === id), [all, id]);
  const { chosen, shown, select, close } = useSelection(ordered, ordered, ["message", "details"]);
  const { waitingIn, ...sending } = useSending(answers.expect);
  const details = paneStates.find((known) => known === params.get("details"));

  function remove(messages: readonly SentMessage[], said: string) {
    showUndo(said, removeMessages(messages));
  }

  const selection = useShallowStable({
    /** The chat that the address names. */
    chosen,
    /** The chat in the conversation's pane: on wide screens the first one when none is chosen; a phone shows the list alone. */
    shown: isPhone ? chosen : shown,
    /** The message that the address names: a search has found it. */
    soughtId: Number(params.get("message")) || undefined,
    /**
     * Where there is room for three panes, details are open until they are closed; elsewhere they take the place of the
     * conversation.
     */
    details,
    /** The chat whose contact is about to answer. */
    typingId: answers.typingId,
  });
  const list = useShallowStable({
    ordered,
    order,
    /** The address of a chat, at this message. */
    hrefOf: useCallback(
      (chatId: number, messageId?: number) => hrefOf({ id: chatId, message: messageId }),
      [hrefOf],
    ),
  });
  const actions = useStableActions({
    setOrder: (next: ChatOrder) => go({ sort: next === "time" ? undefined : next }, false),
    /** Opens the chat with a contact, and begins one where there is none. */
    openWith(contact: Contact) {
      const partner = { id: contact.id, name: nameOf(contact), image: contact.image };
      select(chatWith(all, partner)?.id ?? begin(partner), false, { contact: undefined });
    },
    select: (chatId: number, messageId?: number) =>
      select(chatId, undefined, { message: messageId }),
    close,
    setDetails: (next: (typeof paneStates)[number]) => go({ details: next, id: shown?.id }, false),
    markAllRead: () => markRead(chats.filter(({ unread }) => unread > 0)),
    markRead: (chat: ListedChat) => markRead([chat]),
    setDraft,
    ...sending,
    /** With a toast that undoes it. */
    removeMessage: (message: SentMessage) => remove([message], t("messageDeleted")),
    /** Removes all messages, with a toast that undoes it. */
    clear(chatId: number) {
      const messages = chats.find((chat) => chat.id === chatId)?.messages ?? [];
      if (messages.length > 0) remove(messages, t("cleared"));
    },
  });
  return { selection, list, waitingIn, actions };
}
