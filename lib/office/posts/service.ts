import "server-only";
import { randomUUID } from "node:crypto";
import { STRANGER } from "@/data/people";
import { AppError } from "@/lib/calls/errors";
import * as db from "./db";
import { type Threads, withinRoom } from "./room";
import {
  addComment,
  addReply,
  changeEntry,
  toComment,
  toggleCommentLike,
  toggleLike,
  toReply,
} from "./rules";
import type { Comment, EntryId, NewComment, SocialPost } from "./schema";

/** Lists the social feed, newest first. */
export function listPosts() {
  return db.all();
}

export function likePost({ postId }: { postId: EntryId }) {
  return change(postId, toggleLike);
}

export function likeComment({ postId, commentId }: { postId: EntryId; commentId: EntryId }) {
  return change(postId, (post) => toggleCommentLike(post, commentId));
}

export function commentPost({ postId, comment }: { postId: EntryId; comment: NewComment }) {
  return change(postId, (post) => addComment(post, toComment(signed(comment), now())));
}

export function replyToComment(input: { postId: EntryId; commentId: EntryId; reply: NewComment }) {
  const { postId, commentId, reply } = input;
  return change(postId, (post) => addReply(post, commentId, toReply(signed(reply), now())));
}

const threads: Threads<SocialPost, Comment> = {
  of: ({ data }) => data.comments,
  timeOf: ({ profile }) => profile.time,
  replaced: (post, comments) => ({ ...post, data: { ...post.data, comments } }),
};

/** @throws AppError `unexpected` for an unknown post or comment, because the error catalogue specifies 500 */
function change(postId: EntryId, apply: (post: SocialPost) => SocialPost | undefined) {
  const posts = changeEntry(db.all(), postId, apply);
  if (!posts) throw new AppError("unexpected");
  const kept = withinRoom(posts, threads);
  db.replace(kept);
  return kept;
}

/** A comment without an author gets the stranger's name and picture. */
function signed(comment: NewComment) {
  if (typeof comment !== "string") return comment;
  return { id: randomUUID(), profile: STRANGER, data: { comment } };
}

function now() {
  return new Date().toISOString();
}
