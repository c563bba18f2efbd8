import { serverNow } from "@/lib/client/server-clock";
import { deskActions } from "@/lib/office/desk/actions";
import type { DeskStore } from "@/lib/office/desk/store";
import { type ListedChat, latest, nextTime } from "./rules";
import { type Chat, OWN_ID, type Said, type SentMessage } from "./schema";

/** The person a chat is begun with. `image` is empty where there is no picture. */
type Partner = { id: number; name: string; image: string };
type Message = SentMessage["message"];

/** What a visitor does with chats. The desk keeps what it changes. */
export function chatActions(desk: DeskStore) {
  const { add, update, writeAll, remove } = deskActions(desk);
  return {
    /** Begins a chat with a contact. Returns its id. */
    begin: ({ id, name, image }: Partner) =>
      add({
        name,
        contact: id,
        // A contact's status is unknown.
        status: "offline",
        thumb: image || `/api/pictures/avatar/contact-${id}`,
        recent: false,
      } satisfies Partial<Chat>),
    /** Appends messages of the visitor's to a chat, in this order. They take the place of the draft. */
    send(chat: ListedChat, said: readonly Said[]) {
      const messages = said.map((one, index) => {
        const createdAt = nextTime(chat, serverNow() + index);
        return {
          message: { ...one, chatId: chat.id, senderId: OWN_ID, createdAt } satisfies Message,
        };
      });
      writeAll(messages, chat.draft ? [{ id: chat.id, values: { draft: "" } }] : []);
    },
    /** Appends what a sample answers. */
    answer(chat: ListedChat, msg: string) {
      const createdAt = nextTime(chat, serverNow());
      const said = { msg, type: "text" as const, attachments: [], isAnswer: true };
      add({
        message: { ...said, chatId: chat.id, senderId: chat.id, createdAt } satisfies Message,
      });
    },
    /** Everything that is in these chats now has been read. */
    markRead: (chats: readonly ListedChat[]) =>
      writeAll(
        [],
        chats.map((chat) => ({ id: chat.id, values: { readAt: latest(chat, serverNow()) } })),
      ),
    setDraft: (chatId: number, draft: string) => update(chatId, { draft }),
    /** Removes messages. Returns a function that undoes the removal. */
    removeMessages: (messages: readonly Pick<SentMessage, "id">[]) =>
      remove(...messages.map(({ id }) => id)),
  };
}
