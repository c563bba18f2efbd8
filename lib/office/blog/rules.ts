import type { BlogComment, BlogPost, NewBlogComment } from "./schema";

/** The most comments kept per post, so that nobody fills the server's memory: the oldest go first. */
export const MAX_BLOG_COMMENTS = 100;

/** Returns the title's form in a URL: lower-cased, each space a hyphen, other non-word characters left out. */
export function slugOf(title: string) {
  return title
    .toLowerCase()
    .replaceAll(" ", "-")
    .replace(/[^\w-]/g, "");
}

/** Adds a comment in front. Idempotent: a known id adds nothing. */
export function addBlogComment(post: BlogPost, comment: BlogComment): BlogPost {
  if (post.comments.some(({ id }) => id === comment.id)) return post;
  return { ...post, comments: [comment, ...post.comments].slice(0, MAX_BLOG_COMMENTS) };
}

export function toBlogComment(comment: Exclude<NewBlogComment, string>, time: string): BlogComment {
  return { ...comment, time, replies: [] };
}
