import { useTranslations } from "next-intl";
import { type FoundChat, isOwn, lastOf } from "@/lib/office/chat/rules";
import type { SentMessage } from "@/lib/office/chat/schema";
import { excerptOf } from "@/lib/text/find";

/** What the chats say about messages and pictures. */
export function useChatWords() {
  const t = useTranslations("chat");

  /** A message in one line. */
  function line({ message }: SentMessage) {
    if (message.type === "image") return t("photo");
    return message.msg || (message.attachments[0]?.file ?? "");
  }

  /** After a photo also what was said before it, where the server tells that. */
  function lastWords({ excerpt, messages }: FoundChat, last: SentMessage) {
    const isCaption = !!excerpt && messages.some(({ message }) => message.msg === excerpt);
    return last.message.type === "image" && isCaption ? `${t("photo")} · ${excerpt}` : line(last);
  }

  return {
    line,
    /** What the list says of a chat: what a search has found, else what is not sent yet, else the last message. */
    preview(chat: FoundChat, search: string) {
      const last = chat.found ?? lastOf(chat);
      if (!chat.found && chat.draft) return t("draft", { text: chat.draft });
      if (!last) return t("none");
      const text = chat.found ? excerptOf(line(last), search) : lastWords(chat, last);
      return isOwn(last) ? t("you", { text }) : text;
    },
    photoOf: (sent: SentMessage, name: string) =>
      isOwn(sent) ? t("ownPhoto") : t("photoOf", { name }),
  };
}
