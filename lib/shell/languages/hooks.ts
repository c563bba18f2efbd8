import { useAnswer } from "@/lib/client/hooks";
import { languageCalls } from "./calls";

export function useLanguages() {
  return useAnswer(languageCalls.list);
}
