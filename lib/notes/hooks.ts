import { useAnswer } from "@/lib/http/hooks";
import { noteCalls } from "./schema";

export function useNotes() {
  return useAnswer(noteCalls.list);
}
