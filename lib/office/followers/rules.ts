import { foldText } from "@/lib/text/fold";
import type { Follower } from "./schema";

/** Those who follow the visitor and are followed back. */
export function friendsOf(followers: readonly Follower[]) {
  return followers.filter(({ isFollowed }) => isFollowed);
}

/** Those whose name, role or country contains every word of the search, whatever its case and accents. */
export function matching(followers: readonly Follower[], search: string) {
  const words = foldText(search).split(" ").filter(Boolean);
  return followers.filter(({ name, role, country }) => {
    const text = foldText(`${name} ${role} ${country}`);
    return words.every((word) => text.includes(word));
  });
}
