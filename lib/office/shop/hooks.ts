import { useAnswer } from "@/lib/client/hooks";
import { shopCalls } from "./schema";

export function useProducts() {
  return useAnswer(shopCalls.list);
}
