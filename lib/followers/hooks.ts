import { useAnswer } from "@/lib/http/hooks";
import { followerCalls } from "./schema";

export function useFollowers() {
  return useAnswer(followerCalls.list);
}
