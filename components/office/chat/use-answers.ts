import { useTranslations } from "next-intl";
import { useState } from "react";
import { useIsPageVisible } from "@/components/ui/use-is-page-visible";
import { useTimeout } from "@/lib/client/effects/use-timer";
import { chatActions } from "@/lib/office/chat/actions";
import { answerOf } from "@/lib/office/chat/answers";
import type { ListedChat } from "@/lib/office/chat/rules";
import { useDeskStore } from "@/lib/office/desk/hooks";

/** How long somebody takes to read and to type, in ms. */
const TYPING_MS = 3_000;

const texts = ["one", "two", "three", "four", "five", "six"] as const;

/** Lets samples answer what the visitor writes to them, while somebody looks at the page. */
export function useAnswers(chats: readonly ListedChat[], isOn: boolean) {
  const t = useTranslations("chat");
  const { answer } = chatActions(useDeskStore());
  const isVisible = useIsPageVisible();
  const [writtenTo, setWrittenTo] = useState<readonly number[]>([]);
  const [announced, setAnnounced] = useState("");
  const answering = chats.find(
    (chat) => writtenTo.includes(chat.id) && answerOf(chat) !== undefined,
  );
  const typingId = isVisible ? answering?.id : undefined;

  function say() {
    const text = answering && texts[answerOf(answering) ?? 0];
    if (!text) return;
    answer(answering, t(`answers.${text}`));
    setWrittenTo((ids) => ids.filter((id) => id !== answering.id));
    setAnnounced(t("said", { name: answering.name, text: t(`answers.${text}`) }));
  }
  useTimeout(say, typingId && TYPING_MS, typingId);

  return {
    typingId,
    /** For screen readers. */
    announced,
    /** The visitor has written to this chat. */
    expect: (chatId: number) =>
      isOn && setWrittenTo((ids) => (ids.includes(chatId) ? ids : [...ids, chatId])),
  };
}
