import { useAnswer } from "@/lib/http/hooks";
import { shopCalls } from "./schema";

export function useProducts() {
  return useAnswer(shopCalls.list);
}
