import { useAnswer } from "@/lib/client/hooks";
import { emailCalls } from "./calls";

export function useEmails() {
  return useAnswer(emailCalls.list);
}
