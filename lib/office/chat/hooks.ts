import { useAnswer } from "@/lib/client/hooks";
import { chatCalls } from "./schema";

export function useChatContacts() {
  return useAnswer(chatCalls.list);
}
