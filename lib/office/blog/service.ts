import "server-only";
import { randomUUID } from "node:crypto";
import { STRANGER } from "@/data/people";
import { pictureUrl } from "@/data/pictures";
import { AppError } from "@/lib/calls/errors";
import { type Threads, withinRoom } from "@/lib/office/posts/room";
import { changeEntry } from "@/lib/office/posts/rules";
import type { Author, EntryId } from "@/lib/office/posts/schema";
import * as db from "./db";
import { addBlogComment, addBlogReply, toBlogComment } from "./rules";
import type { BlogComment, BlogPost, BlogQuery, NewBlogComment } from "./schema";
import { postName } from "./slug";
import { findPosts, toTeaser } from "./teasers";

export function listBlogPosts() {
  return db.all();
}

/** A page of cards. */
export function findBlogPosts(query: BlogQuery) {
  return findPosts(db.all(), query);
}

/** The newest posts besides this one, those of its category first. */
export function listBlogPostsBeside({ id, category }: BlogPost, most: number) {
  return db
    .all()
    .filter((post) => post.id !== id)
    .toSorted((a, b) => Number(b.category === category) - Number(a.category === category))
    .slice(0, most)
    .map(toTeaser);
}

/** Whom a comment of this visitor is by. */
export function authorFor(dj: { id: string; name: string } | undefined): Author {
  return dj ? { id: dj.id, name: dj.name, avatar: pictureUrl("avatar", dj.id) } : STRANGER;
}

/** The post with this slug, however its hyphens are doubled, or undefined. */
export function findBlogPost(slug: string) {
  const name = slug.replace(/-+/g, "-");
  return db.all().find((post) => postName(post) === name);
}

/** `title` is the post's slug. @throws AppError `not_found` */
export function getBlogPost({ title }: { title: string }) {
  const post = findBlogPost(title);
  if (!post) throw new AppError("not_found");
  return post;
}

export function commentBlogPost({ postId, comment }: { postId: EntryId; comment: NewBlogComment }) {
  const added = toBlogComment(signed(comment), new Date().toISOString());
  return change(postId, (post) => addBlogComment(post, added));
}

export function replyToBlogComment(input: {
  postId: EntryId;
  commentId: EntryId;
  reply: NewBlogComment;
}) {
  const reply = { ...signed(input.reply), time: new Date().toISOString() };
  return change(input.postId, (post) => addBlogReply(post, input.commentId, reply));
}

const threads: Threads<BlogPost, BlogComment> = {
  of: ({ comments }) => comments,
  timeOf: ({ time }) => time,
  replaced: (post, comments) => ({ ...post, comments }),
};

/** @throws AppError `unexpected` for an unknown post or comment, because the error catalogue specifies 500 */
function change(postId: EntryId, apply: (post: BlogPost) => BlogPost | undefined) {
  const posts = changeEntry(db.all(), postId, apply);
  if (!posts) throw new AppError("unexpected");
  const kept = withinRoom(posts, threads);
  db.replace(kept);
  return kept;
}

/** A comment without an author gets the stranger's name and picture. */
function signed(comment: NewBlogComment) {
  if (typeof comment !== "string") return comment;
  return { id: randomUUID(), profile: STRANGER, comment };
}
