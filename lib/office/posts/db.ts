import "server-only";
import { buildSocialPosts } from "@/data/posts";
import { singleton } from "@/lib/process/singleton";
import type { SocialPost } from "./schema";

/** All routes write to the one list, and a hot reload keeps it. */
const posts = singleton<SocialPost[]>("social posts", buildSocialPosts);

export function all() {
  return posts.get();
}

export function replace(changed: SocialPost[]) {
  posts.replace(changed);
}
