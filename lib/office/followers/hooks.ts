import { useAnswer } from "@/lib/client/hooks";
import { deskActions } from "@/lib/office/desk/actions";
import { useDeskItems, useDeskStore } from "@/lib/office/desk/hooks";
import { followerCalls } from "./calls";
import { followerSchema } from "./schema";

const FOLLOWER = { schema: followerSchema, id: "id" };

/** The followers as the visitor left them; undefined until the samples are there. */
export function useFollowers() {
  const { data, error, mutate } = useAnswer(followerCalls.list);
  return { followers: useDeskItems(data, FOLLOWER), error, retry: () => void mutate() };
}

export function useFollowerActions() {
  const { update } = deskActions(useDeskStore());
  return { follow: (id: number, isFollowed: boolean) => update(id, { isFollowed }) };
}
