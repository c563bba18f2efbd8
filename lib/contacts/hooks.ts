import { useAnswer } from "@/lib/http/hooks";
import { contactCalls } from "./schema";

export function useContacts() {
  return useAnswer(contactCalls.list);
}
