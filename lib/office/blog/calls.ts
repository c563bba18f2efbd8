import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { entryIdSchema } from "@/lib/office/posts/schema";
import { blogPostSchema, newBlogCommentSchema } from "./schema";

const postsSchema = z.array(blogPostSchema);

/** The blog and its comments. */
export const blogCalls = {
  list: {
    method: "GET",
    path: "/api/data/blog/BlogPosts",
    who: "anyone",
    does: "Lists the blog posts, newest first.",
    answers: { 200: postsSchema },
  },
  get: {
    method: "POST",
    path: "/api/data/blog/post",
    who: "anyone",
    does: "Returns the blog post whose title has this slug.",
    body: z.object({ title: z.string().check(z.minLength(1), z.maxLength(300)) }),
    answers: { 200: blogPostSchema },
    fails: ["not_found", "too_fast"],
  },
  comment: {
    method: "POST",
    path: "/api/data/blog/post/add",
    who: "anyone",
    does: "Adds a comment at the top of a blog post's comments.",
    body: z.object({ postId: entryIdSchema, comment: newBlogCommentSchema }),
    answers: { 200: postsSchema },
    fails: ["too_fast"],
  },
  /** The specification knows replies to blog comments, but no call that adds one. */
  reply: {
    method: "POST",
    path: "/api/data/blog/post/replies/add",
    who: "anyone",
    does: "Adds a reply at the end of a blog comment's replies.",
    body: z.object({
      postId: entryIdSchema,
      commentId: entryIdSchema,
      reply: newBlogCommentSchema,
    }),
    answers: { 200: postsSchema },
    fails: ["too_fast"],
  },
} as const satisfies Calls;

/** The SWR key of the post with this name. */
export function blogPostKey(name: string) {
  return [blogCalls.get.path, name];
}
