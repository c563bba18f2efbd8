import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { entryIdSchema, newCommentSchema, socialPostSchema } from "./schema";

const postsSchema = z.array(socialPostSchema);

/** The social feed: the only sample data besides the blog that the server lets visitors change. */
export const postCalls = {
  list: {
    method: "GET",
    path: "/api/data/postData",
    who: "anyone",
    does: "Lists the social feed, newest first.",
    answers: { 200: postsSchema },
  },
  like: {
    method: "POST",
    path: "/api/data/posts/like",
    who: "anyone",
    does: "Likes a post, or removes the like.",
    body: z.object({ postId: entryIdSchema }),
    answers: { 200: postsSchema },
    fails: ["too_fast"],
  },
  comment: {
    method: "POST",
    path: "/api/data/posts/comments/add",
    who: "anyone",
    does: "Adds a comment at the end of a post's comments.",
    body: z.object({ postId: entryIdSchema, comment: newCommentSchema }),
    answers: { 200: postsSchema },
    fails: ["too_fast"],
  },
  reply: {
    method: "POST",
    path: "/api/data/posts/replies/add",
    who: "anyone",
    does: "Adds a reply at the end of a comment's replies.",
    body: z.object({ postId: entryIdSchema, commentId: entryIdSchema, reply: newCommentSchema }),
    answers: { 200: postsSchema },
    fails: ["too_fast"],
  },
  likeComment: {
    method: "POST",
    path: "/api/data/posts/replies/like",
    who: "anyone",
    does: "Likes a comment or a reply, or removes the like.",
    body: z.object({ postId: entryIdSchema, commentId: entryIdSchema }),
    answers: { 200: postsSchema },
    fails: ["too_fast"],
  },
} as const satisfies Calls;
