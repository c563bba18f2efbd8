import { useAnswer } from "@/lib/client/hooks";
import { contactCalls } from "./calls";

export function useContacts() {
  return useAnswer(contactCalls.list);
}
