import { useAnswer } from "@/lib/client/hooks";
import { followerCalls } from "./schema";

export function useFollowers() {
  return useAnswer(followerCalls.list);
}
