import { useAnswer } from "@/lib/client/hooks";
import { contactCalls } from "./schema";

export function useContacts() {
  return useAnswer(contactCalls.list);
}
