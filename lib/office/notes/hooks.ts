import { useAnswer } from "@/lib/client/hooks";
import { noteCalls } from "./calls";

export function useNotes() {
  return useAnswer(noteCalls.list);
}
