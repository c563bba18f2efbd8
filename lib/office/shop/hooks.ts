import { useAnswer } from "@/lib/client/hooks";
import { shopCalls } from "./calls";

export function useProducts() {
  return useAnswer(shopCalls.list);
}
