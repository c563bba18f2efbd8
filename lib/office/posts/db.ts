import "server-only";
import { buildSocialPosts } from "@/data/posts";
import type { SocialPost } from "./schema";

// On globalThis, so that every route of the process writes to the one list and a hot reload keeps it.
const shared = globalThis as { crowdcuePosts?: SocialPost[] };

export function all() {
  shared.crowdcuePosts ??= buildSocialPosts();
  return shared.crowdcuePosts;
}

export function replace(posts: SocialPost[]) {
  shared.crowdcuePosts = posts;
}
