import "server-only";
import { buildBlogPosts } from "@/data/blog";
import type { BlogPost } from "./schema";

// On globalThis, so that every route of the process writes to the one list and a hot reload keeps it.
const shared = globalThis as { crowdcueBlog?: BlogPost[] };

export function all() {
  shared.crowdcueBlog ??= buildBlogPosts();
  return shared.crowdcueBlog;
}

export function replace(posts: BlogPost[]) {
  shared.crowdcueBlog = posts;
}
