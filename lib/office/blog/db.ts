import "server-only";
import { buildBlogPosts } from "@/data/blog";
import { singleton } from "@/lib/process/singleton";
import type { BlogPost } from "./schema";

/** One list for all routes, which survives hot reloads. */
const posts = singleton<BlogPost[]>("blog posts", buildBlogPosts);

export function all() {
  return posts.get();
}

export function replace(changed: BlogPost[]) {
  posts.replace(changed);
}
