import { useAnswer } from "@/lib/client/hooks";
import { chatCalls } from "./calls";

export function useChatContacts() {
  return useAnswer(chatCalls.list);
}
