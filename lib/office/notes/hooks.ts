import { useAnswer } from "@/lib/client/hooks";
import { noteCalls } from "./schema";

export function useNotes() {
  return useAnswer(noteCalls.list);
}
