import "server-only";
import { buildBlogPosts } from "@/data/blog";
import { singleton } from "@/lib/process/singleton";
import type { BlogPost } from "./schema";

/** All routes write to the one list, and a hot reload keeps it. */
const posts = singleton<BlogPost[]>("blog posts", buildBlogPosts);

export function all() {
  return posts.get();
}

export function replace(changed: BlogPost[]) {
  posts.replace(changed);
}
