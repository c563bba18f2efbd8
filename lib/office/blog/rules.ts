import slugify from "slugify";
import type { BlogComment, BlogPost, NewBlogComment } from "./schema";

/** The most comments kept per post, so that nobody fills the server's memory: the oldest go first. */
export const MAX_BLOG_COMMENTS = 100;

/**
 * Returns the title's form in a URL: lower-cased, each space a hyphen, other non-word characters left out. Word
 * by word, because slugify alone merges neighbouring spaces and spells out symbols ("&" as "and").
 */
export function slugOf(title: string) {
  const words = title.toLowerCase().split(" ");
  return words.map((word) => slugify(word.replace(/[^\w-]/g, ""), { replacement: "" })).join("-");
}

/** Adds a comment in front. Idempotent: a known id adds nothing. */
export function addBlogComment(post: BlogPost, comment: BlogComment): BlogPost {
  if (post.comments.some(({ id }) => id === comment.id)) return post;
  return { ...post, comments: [comment, ...post.comments].slice(0, MAX_BLOG_COMMENTS) };
}

export function toBlogComment(comment: Exclude<NewBlogComment, string>, time: string): BlogComment {
  return { ...comment, time, replies: [] };
}
