import { createRequiredContext } from "@/lib/client/required-context";
import type { ChatOrder, ListedChat } from "@/lib/office/chat/rules";
import type { SentMessage } from "@/lib/office/chat/schema";
import type { Contact } from "@/lib/office/contacts/schema";
import type { Chosen } from "@/lib/office/desk/chosen";
import type { Waiting } from "@/lib/office/desk/waiting";

/** The tools that all parts of the chats share. */
export type ChatTools = {
  /** The chats in their order. */
  ordered: readonly ListedChat[];
  /** The chat that the address names. */
  chosen: ListedChat | undefined;
  /** The chat in the conversation's pane: on wide screens the first one when none is chosen. */
  shown: ListedChat | undefined;
  /** The chat whose contact is about to answer. */
  typingId: number | undefined;
  order: ChatOrder;
  setOrder: (order: ChatOrder) => void;
  /** Opens the chat with a contact, and begins one where there is none. */
  openWith: (contact: Contact) => void;
  /** The address of a chat, at this message. */
  hrefOf: (id: number, messageId?: number) => string;
  select: (id: number, messageId?: number) => void;
  /** The message that the address names: a search has found it. */
  soughtId: number | undefined;
  close: () => void;
  /** Where there is room for three panes, details are open until they are closed; elsewhere they take the place of the conversation. */
  details: "open" | "closed" | undefined;
  setDetails: (details: "open" | "closed") => void;
  markAllRead: () => void;
  markRead: (chat: ListedChat) => void;
  setDraft: (chatId: number, draft: string) => void;
  waitingIn: (chatId: number) => Waiting;
  choose: (chatId: number, files: readonly File[], kind: Chosen["kind"]) => Promise<void>;
  /** Takes back what was chosen. */
  drop: (chatId: number, key: string) => void;
  /** Sends the words with what was chosen. Returns whether there was room for it. */
  send: (chat: ListedChat, words: string) => boolean;
  /** With a toast that undoes it. */
  removeMessage: (message: SentMessage) => void;
  /** Removes all messages, with a toast that undoes it. */
  clear: (id: number) => void;
};

export const [ChatContext, useChatTools] = createRequiredContext<ChatTools>("ChatContext");
