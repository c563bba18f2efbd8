import type { SentMessage } from "./schema";

/** A line of a conversation: a message, or the day on which those after it were sent. */
export type Line =
  | { kind: "day"; key: string; at: string }
  | {
      kind: "message";
      key: string;
      sent: SentMessage;
      /** Whether it begins a group: what one person has said in one go. */
      isFirst: boolean;
      /** Whether it ends one: the time stands under it. */
      isLast: boolean;
    };

/** A longer pause begins a group of its own, in ms. */
const PAUSE_MS = 5 * 60 * 1000;

/** The lines of a conversation, oldest first. `dayOf` names the day of a moment on the visitor's calendar. */
export function linesOf(messages: readonly SentMessage[], dayOf: (at: string) => string): Line[] {
  const days = messages.map(({ message }) => dayOf(message.createdAt));
  const begins = messages.map(
    (sent, index) => days[index] !== days[index - 1] || isApart(messages[index - 1] ?? sent, sent),
  );
  return messages.flatMap((sent, index): Line[] => {
    const day = days[index] ?? "";
    const line = {
      kind: "message" as const,
      key: String(sent.id),
      sent,
      isFirst: begins[index] ?? true,
      isLast: begins[index + 1] ?? true,
    };
    if (day === days[index - 1]) return [line];
    return [{ kind: "day", key: day, at: sent.message.createdAt }, line];
  });
}

function isApart({ message: before }: SentMessage, { message: after }: SentMessage) {
  if (before.senderId !== after.senderId || before.isAnswer !== after.isAnswer) return true;
  return Date.parse(after.createdAt) - Date.parse(before.createdAt) > PAUSE_MS;
}
