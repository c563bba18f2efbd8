import { useAnswer } from "@/lib/client/hooks";
import { languageCalls } from "./schema";

export function useLanguages() {
  return useAnswer(languageCalls.list);
}
