import { useAnswer } from "@/lib/http/hooks";
import { chatCalls } from "./schema";

export function useChatContacts() {
  return useAnswer(chatCalls.list);
}
