import { serverNow } from "@/lib/client/server-clock";
import { deskActions } from "@/lib/office/desk/actions";
import type { DeskStore } from "@/lib/office/desk/store";
import { type ListedChat, latest, nextTime } from "./rules";
import { type Chat, OWN_ID, type Said, type SentMessage } from "./schema";

type Fields = Pick<Chat, "readAt" | "draft">;

/** What a visitor does with chats. The desk keeps what it changes. */
export function chatActions(desk: DeskStore) {
  const { add, update, remove } = deskActions(desk);
  const set = (chatId: number, fields: Fields) => update(chatId, fields);
  const append = (chatId: number, message: Omit<SentMessage["message"], "chatId">) =>
    add({ message: { chatId, ...message } satisfies SentMessage["message"] });
  return {
    /** Appends messages of the visitor's to a chat, in this order. */
    send(chat: ListedChat, said: readonly Said[]) {
      for (const [index, one] of said.entries()) {
        const createdAt = nextTime(chat, serverNow() + index);
        append(chat.id, { ...one, senderId: OWN_ID, createdAt });
      }
    },
    /** Appends what a sample answers. */
    answer: (chat: ListedChat, msg: string) =>
      append(chat.id, {
        msg,
        type: "text",
        attachments: [],
        senderId: chat.id,
        createdAt: nextTime(chat, serverNow()),
        isAnswer: true,
      }),
    /** Everything that is in these chats now has been read. */
    markRead(chats: readonly ListedChat[]) {
      for (const chat of chats) set(chat.id, { readAt: latest(chat, serverNow()) });
    },
    setDraft: (chatId: number, draft: string) => set(chatId, { draft }),
    /** Removes messages. Returns a function that undoes the removal. */
    removeMessages: (messages: readonly Pick<SentMessage, "id">[]) =>
      remove(...messages.map(({ id }) => id)),
  };
}
