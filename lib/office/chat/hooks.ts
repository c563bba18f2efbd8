import { useMemo } from "react";
import { useAnswer } from "@/lib/client/hooks";
import { useDeskItems } from "@/lib/office/desk/hooks";
import { chatCalls } from "./calls";
import { chatOf, chatsOf, messagesOf } from "./rules";
import { chatSchema, sentMessageSchema } from "./schema";

const CHAT = { schema: chatSchema, id: "id", mark: "name" };
const MESSAGE = { schema: sentMessageSchema, id: "id", mark: "message" };

/** The chats as the visitor left them, in no order; undefined until the samples are there. */
export function useChats() {
  const { data: samples, error, mutate } = useAnswer(chatCalls.list);
  const sampleChats = useMemo(() => samples?.map(chatOf), [samples]);
  const sampleMessages = useMemo(() => samples?.flatMap(messagesOf), [samples]);
  const chats = useDeskItems(sampleChats, CHAT);
  const sent = useDeskItems(sampleMessages, MESSAGE);
  const listed = useMemo(() => chats && sent && chatsOf(chats, sent), [chats, sent]);
  return { chats: listed, error, retry: () => void mutate() };
}
