import { type KeyboardEvent, useRef, useState } from "react";
import { isOwn } from "@/lib/office/chat/rules";
import type { SentMessage } from "@/lib/office/chat/schema";
import { useChatTools } from "./chat-tools";

export type MessageKeys = ReturnType<typeof useMessageKeys>;

/** Moves through messages by keyboard, and into what is within them. */
export function useMessageKeys(messages: readonly SentMessage[], reveal: (id: number) => void) {
  const { removeMessage } = useChatTools("actions");
  const [rememberedId, setRememberedId] = useState<number>();
  const [enteredId, setEnteredId] = useState<number>();
  const isFollowing = useRef(false);
  const newest = messages[messages.length - 1]?.id;
  const isThere = messages.some(({ id }) => id === rememberedId);
  const currentId = isThere ? rememberedId : newest;

  function moveTo(id: number) {
    isFollowing.current = true;
    setRememberedId(id);
    setEnteredId(undefined);
    reveal(id);
  }

  /** Removes a message by keyboard: the focus stays in the conversation. */
  function remove(message: SentMessage) {
    const index = messages.indexOf(message);
    const next = messages[index + 1] ?? messages[index - 1];
    if (next) moveTo(next.id);
    removeMessage(message);
  }

  /** What a key does on a message itself; undefined for other keys. */
  function actionOf(key: string, article: HTMLElement, index: number) {
    const message = messages[index];
    const next = messages[targetOf(key, index, messages.length)];
    if (next) return () => moveTo(next.id);
    if (message && key === "Enter") return () => enter(message.id, article);
    const isRemoval = key === "Delete" || key === "Backspace";
    if (message && isRemoval && isOwn(message)) return () => remove(message);
  }

  function enter(id: number, article: HTMLElement) {
    setEnteredId(id);
    article.querySelector<HTMLElement>("button, a")?.focus();
  }

  function leave(article: HTMLElement) {
    setEnteredId(undefined);
    article.focus();
  }

  function handleKey(event: KeyboardEvent) {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const article = target instanceof HTMLElement && target.closest("article");
    if (!article || altKey || ctrlKey || metaKey) return;
    const index = messages.findIndex(({ id }) => String(id) === article.dataset.message);
    const isWithin = article !== target;
    const act = isWithin
      ? key === "Escape" && (() => leave(article))
      : actionOf(key, article, index);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return {
    currentId,
    /** The message whose buttons and links the Tab key reaches. */
    enteredId,
    isFollowing,
    handleKey,
    remove,
    /** A message has the focus, however it came there. */
    remember: setRememberedId,
    /** A message was pressed: it shows what can be done with it. */
    touch(id: number) {
      setRememberedId(id);
      setEnteredId(id);
    },
  };
}

function targetOf(key: string, from: number, count: number) {
  const targets: Record<string, number> = {
    ArrowDown: Math.min(from + 1, count - 1),
    ArrowUp: Math.max(from - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? -1;
}
