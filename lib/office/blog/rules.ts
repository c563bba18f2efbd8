import type { BlogComment, BlogPost, BlogQuery, BlogReply, NewBlogComment } from "./schema";

/** The most entries kept per post, so that nobody fills the server's memory: the oldest go first. */
export const MAX_BLOG_COMMENTS = 100;
export const MAX_BLOG_REPLIES = 20;

/** Adds a comment in front. Idempotent: a known id adds nothing. */
export function addBlogComment(post: BlogPost, comment: BlogComment): BlogPost {
  if (post.comments.some(({ id }) => id === comment.id)) return post;
  return { ...post, comments: [comment, ...post.comments].slice(0, MAX_BLOG_COMMENTS) };
}

/** Adds a reply at the end of its comment's; undefined when the comment is not there. Idempotent like a comment. */
export function addBlogReply(post: BlogPost, commentId: BlogComment["id"], reply: BlogReply) {
  const index = post.comments.findIndex(({ id }) => id === commentId);
  const comment = post.comments[index];
  if (!comment) return undefined;
  if (comment.replies.some(({ id }) => id === reply.id)) return post;
  const replies = [...comment.replies, reply].slice(-MAX_BLOG_REPLIES);
  return { ...post, comments: post.comments.with(index, { ...comment, replies }) };
}

export function toBlogComment(comment: Exclude<NewBlogComment, string>, time: string): BlogComment {
  return { ...comment, time, replies: [] };
}

/** The address of the list that a query asks for. What is usual is left out. */
export function postsAddress({ category, search, sort, page }: BlogQuery) {
  const asked = new URLSearchParams({
    ...(category && { category }),
    ...(search && { search }),
    ...(sort !== "newest" && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return asked.size > 0 ? (`/apps/blog/posts?${asked}` as const) : ("/apps/blog/posts" as const);
}
