import type { ListedChat } from "./rules";
import { OWN_ID } from "./schema";

/** How many answers the samples know; their words are in the messages. */
export const ANSWERS = 6;

/**
 * The answer that a sample gives to what the visitor has just said, if any: who is there answers the first time and
 * then every other time, and says something else each time.
 */
export function answerOf({ status, messages }: Pick<ListedChat, "status" | "messages">) {
  if (status === "busy" || status === "offline") return undefined;
  const given = messages.filter(({ message }) => message.isAnswer).length;
  const last = messages.findLastIndex(({ message }) => message.isAnswer);
  const said = messages.slice(last + 1).filter(({ message }) => message.senderId === OWN_ID).length;
  return said >= (given === 0 ? 1 : 2) ? given % ANSWERS : undefined;
}
