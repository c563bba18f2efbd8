import { useAnswer } from "@/lib/http/hooks";
import { languageCalls } from "./schema";

export function useLanguages() {
  return useAnswer(languageCalls.list);
}
