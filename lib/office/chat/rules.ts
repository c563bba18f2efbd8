import { foldText } from "@/lib/text/fold";
import { type Chat, type ChatContact, OWN_ID, type SentMessage } from "./schema";

/** A chat as the list shows it: with its conversation, oldest message first. */
export type ListedChat = Chat & { messages: readonly SentMessage[]; unread: number };

export const chatOrders = ["time", "unread"] as const;
export type ChatOrder = (typeof chatOrders)[number];

export function isOwn({ message }: SentMessage) {
  return message.senderId === OWN_ID;
}

/** Chats whose conversation is the same stay the same objects, so that their rows need not be drawn again. */
const known = new WeakMap<Chat, ListedChat>();

/** The chats with their conversations. A message without a chat is left out. */
export function chatsOf(chats: readonly Chat[], sent: readonly SentMessage[]): ListedChat[] {
  const byChat = new Map<number, SentMessage[]>(chats.map(({ id }) => [id, []]));
  for (const one of sent) byChat.get(one.message.chatId)?.push(one);
  return chats.map((chat) => {
    const messages = (byChat.get(chat.id) ?? []).sort(
      (a, b) => compare(a.message.createdAt, b.message.createdAt) || a.id - b.id,
    );
    const before = known.get(chat);
    if (before && isSame(before.messages, messages)) return before;
    const listed = { ...chat, messages, unread: unreadIn(chat, messages) };
    known.set(chat, listed);
    return listed;
  });
}

function isSame(a: readonly SentMessage[], b: readonly SentMessage[]) {
  return a.length === b.length && a.every((sent, index) => sent === b[index]);
}

function compare(a: string, b: string) {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** How many messages the visitor has not read: those after what was read, and after their own last one. */
function unreadIn({ readAt }: Chat, messages: readonly SentMessage[]) {
  const theirs = messages.slice(messages.findLastIndex(isOwn) + 1);
  return theirs.filter(({ message }) => !readAt || message.createdAt > readAt).length;
}

/** A sample as a chat. One that is not recent has been read to its end. */
export function chatOf(contact: ChatContact): Chat {
  const { messages, ...chat } = contact;
  const last = messages[messages.length - 1];
  return last && !chat.recent ? { ...chat, readAt: last.createdAt } : chat;
}

/** The messages of a sample, as items of their own. */
export function messagesOf({ id: chatId, messages }: ChatContact): SentMessage[] {
  return messages.map(({ id, ...message }) => ({ id, message: { ...message, chatId } }));
}

export function lastOf({ messages }: Pick<ListedChat, "messages">) {
  return messages[messages.length - 1];
}

/** The chat with a contact: the one that was begun with them, or the sample that has their name. */
export function chatWith(chats: readonly ListedChat[], { id, name }: { id: number; name: string }) {
  return (
    chats.find(({ contact }) => contact === id) ??
    chats.find((chat) => chat.contact === undefined && chat.name === name)
  );
}

/** Whether the visitor has begun this chat and it is still empty: only its own address shows it. */
export function isBlank({ contact, messages, draft }: ListedChat) {
  return contact !== undefined && messages.length === 0 && !draft;
}

/** The newest message first, or first what is unread. */
export function inOrder(chats: readonly ListedChat[], order: ChatOrder) {
  const timeOf = (chat: ListedChat) => lastOf(chat)?.message.createdAt ?? "";
  const isUnread = ({ unread }: ListedChat) => Number(unread > 0);
  return [...chats].sort(
    (a, b) =>
      (order === "unread" ? isUnread(b) - isUnread(a) : 0) ||
      compare(timeOf(b), timeOf(a)) ||
      a.id - b.id,
  );
}

/** Folding is slow, and a search asks for all messages at each letter. */
const folded = new WeakMap<SentMessage, string>();

function foldedText(sent: SentMessage) {
  const known = folded.get(sent);
  if (known !== undefined) return known;
  const { type, msg, attachments } = sent.message;
  const text = foldText(
    [type === "text" ? msg : "", ...attachments.map(({ file }) => file)].join(" "),
  );
  folded.set(sent, text);
  return text;
}

/** A chat that a search has found, and the newest message that it has found it by. */
export type FoundChat = ListedChat & { found?: SentMessage | undefined };

/** The chats whose name, or one of whose messages, contains every word, whatever its case and accents. */
export function matching(chats: readonly ListedChat[], search: string): FoundChat[] {
  const words = foldText(search).split(" ").filter(Boolean);
  if (words.length === 0) return [...chats];
  const has = (text: string) => words.every((word) => text.includes(word));
  return chats.flatMap((chat) => {
    if (has(foldText(chat.name))) return [chat];
    const found = chat.messages.findLast((sent) => has(foldedText(sent)));
    return found ? [{ ...chat, found }] : [];
  });
}

type Timed = Pick<ListedChat, "messages" | "readAt">;

/** The later of now and the time of a chat's last message, which a clock that is ahead may have written. */
export function latest({ messages }: Timed, now: number) {
  return new Date(
    Math.max(now, millisecondOf(lastOf({ messages })?.message.createdAt)),
  ).toISOString();
}

/** The time of a chat's next message: after all others, and after what has been read. */
export function nextTime({ messages, readAt }: Timed, now: number) {
  const last = millisecondOf(lastOf({ messages })?.message.createdAt);
  return new Date(Math.max(now, last + 1, millisecondOf(readAt) + 1)).toISOString();
}

function millisecondOf(time: string | undefined) {
  return time ? Date.parse(time) : 0;
}

/** The pictures of a conversation, the newest first. */
export function picturesIn({ messages }: Pick<ListedChat, "messages">) {
  return messages.filter(({ message }) => message.type === "image").reverse();
}

/** The files of a conversation, the newest first. */
export function filesIn({ messages }: Pick<ListedChat, "messages">) {
  return messages
    .flatMap(({ id, message }) =>
      message.attachments.map((attachment, index) => ({ ...attachment, key: `${id}-${index}` })),
    )
    .reverse();
}
