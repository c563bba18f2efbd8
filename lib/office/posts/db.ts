import "server-only";
import { buildSocialPosts } from "@/data/posts";
import { singleton } from "@/lib/process/singleton";
import type { SocialPost } from "./schema";

/** One list for all routes, which survives hot reloads. */
const posts = singleton<SocialPost[]>("social posts", buildSocialPosts);

export function all() {
  return posts.get();
}

export function replace(changed: SocialPost[]) {
  posts.replace(changed);
}
