import { useAnswer } from "@/lib/client/hooks";
import { followerCalls } from "./calls";

export function useFollowers() {
  return useAnswer(followerCalls.list);
}
