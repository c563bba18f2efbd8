import { useAnswer } from "@/lib/client/hooks";
import { emailCalls } from "./schema";

export function useEmails() {
  return useAnswer(emailCalls.list);
}
