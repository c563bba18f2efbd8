import "server-only";
import { randomUUID } from "node:crypto";
import { STRANGER } from "@/data/people";
import { AppError } from "@/lib/calls/errors";
import { changeEntry } from "@/lib/office/posts/rules";
import type { EntryId } from "@/lib/office/posts/schema";
import * as db from "./db";
import { addBlogComment, slugOf, toBlogComment } from "./rules";
import type { NewBlogComment } from "./schema";

export function listBlogPosts() {
  return db.all();
}

/** @throws AppError `not_found` */
export function getBlogPost({ title }: { title: string }) {
  const post = db.all().find((one) => slugOf(one.title) === title);
  if (!post) throw new AppError("not_found");
  return post;
}

/** @throws AppError `unexpected` for an unknown post, because the error catalogue specifies 500 */
export function commentBlogPost({ postId, comment }: { postId: EntryId; comment: NewBlogComment }) {
  const added = toBlogComment(signed(comment), new Date().toISOString());
  const posts = changeEntry(db.all(), postId, (post) => addBlogComment(post, added));
  if (!posts) throw new AppError("unexpected");
  db.replace(posts);
  return posts;
}

/** A comment without an author gets the stranger's name and picture. */
function signed(comment: NewBlogComment) {
  if (typeof comment !== "string") return comment;
  return { id: randomUUID(), profile: STRANGER, comment };
}
