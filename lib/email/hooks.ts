import { useAnswer } from "@/lib/http/hooks";
import { emailCalls } from "./schema";

export function useEmails() {
  return useAnswer(emailCalls.list);
}
