import assert from "node:assert/strict";
import { blogCalls } from "@/lib/office/blog/calls";
import { slugOf } from "@/lib/office/blog/slug";
import { postCalls } from "@/lib/office/posts/calls";
import type { EntryId, SocialPost } from "@/lib/office/posts/schema";
import { ask, type Cases, find, firstPost, VISITOR, wholeComment } from "./helpers";

/** Tests of likes, comments, replies and slugs. */
export const writes: Cases = {
  "liking a post toggles its flag and moves the count by one, both ways": async (send) => {
    const { id: postId, data: before } = await firstPost(send);
    for (const isOn of [!before.likes.like, before.likes.like]) {
      const { likes } = (await firstPost(send)).data;
      const after = find(await ask(send, postCalls.like, { postId }), postId);
      assert.deepEqual(after.data.likes, { like: isOn, value: likes.value + (isOn ? 1 : -1) });
      assert.deepEqual(await firstPost(send), after);
    }
    assert.deepEqual((await firstPost(send)).data, before);
  },

  "a comment is appended to its own post's comments only": async (send) => {
    const before = await ask(send, postCalls.list);
    const postId = before[1]?.id;
    const after = await ask(send, postCalls.comment, { postId, comment: "What a night!" });
    const [comments, added] = initAndLast(find(after, postId).data.comments);
    assert.deepEqual(comments, find(before, postId).data.comments);
    assert.equal(added.data.comment, "What a night!");
    assert.deepEqual(added.data.likes, { like: false, value: 0 });
    assert.deepEqual(added.data.replies, []);
    assert.deepEqual(except(after, postId), except(before, postId));
    assert.deepEqual(await ask(send, postCalls.list), after);
  },

  "a comment sent as a whole entry keeps its id, author and text, and is added once": async (
    send,
  ) => {
    const { id: postId } = await firstPost(send);
    const comment = wholeComment("Encore!");
    await ask(send, postCalls.comment, { postId, comment });
    const after = find(await ask(send, postCalls.comment, { postId, comment }), postId);
    const same = after.data.comments.filter(({ id }) => id === comment.id);
    assert.equal(same.length, 1);
    assert.equal(after.data.comments.at(-1)?.id, comment.id);
    assert.equal(same[0]?.profile.name, comment.profile.name);
    assert.equal(same[0]?.data.comment, "Encore!");
  },

  "a reply is appended to its own comment's replies only": async (send) => {
    const before = await firstPost(send);
    const comment = before.data.comments[0];
    const input = { postId: before.id, commentId: comment?.id, reply: "Same here." };
    const after = find(await ask(send, postCalls.reply, input), before.id);
    const [replies, added] = initAndLast(find(after.data.comments, comment?.id).data.replies);
    assert.deepEqual(replies, comment?.data.replies);
    assert.equal(added.data.comment, "Same here.");
    assert(!("replies" in added.data));
    assert.deepEqual(after.data.comments.slice(1), before.data.comments.slice(1));
  },

  "liking a comment or a reply toggles its flag and moves its count by one": async (send) => {
    const { id: postId, data } = await firstPost(send);
    const comment = data.comments[0];
    const added = { postId, commentId: comment?.id, reply: wholeComment("Count on me.") };
    await ask(send, postCalls.reply, added);
    for (const commentId of [comment?.id, added.reply.id]) {
      const before = likesOf(await firstPost(send), commentId);
      const answer = await ask(send, postCalls.likeComment, { postId, commentId });
      const once = likesOf(find(answer, postId), commentId);
      const step = before.like ? -1 : 1;
      assert.deepEqual(once, { like: !before.like, value: before.value + step });
      await ask(send, postCalls.likeComment, { postId, commentId });
      assert.deepEqual(likesOf(await firstPost(send), commentId), before);
    }
  },

  "a new blog comment goes to the front of its post's comments": async (send) => {
    const before = await ask(send, blogCalls.list);
    const postId = before[0]?.id;
    for (const comment of ["First!", wholeBlogComment("No, me!")]) {
      const comments = find(await ask(send, blogCalls.list), postId).comments;
      const after = await ask(send, blogCalls.comment, { postId, comment });
      const [added, ...others] = find(after, postId).comments;
      assert.equal(added?.comment, typeof comment === "string" ? comment : comment.comment);
      assert.deepEqual(others, comments);
      assert.deepEqual(except(after, postId), except(before, postId));
    }
  },

  "a reply to a blog comment is appended to that comment's replies only": async (send) => {
    const before = await ask(send, blogCalls.list);
    const post = before[2];
    const comment = post?.comments[0];
    for (const reply of ["Same here.", wholeBlogComment("Count on me.")]) {
      const known = find(find(await ask(send, blogCalls.list), post?.id).comments, comment?.id);
      const input = { postId: post?.id, commentId: comment?.id, reply };
      const after = await ask(send, blogCalls.reply, input);
      const answered = find(find(after, post?.id).comments, comment?.id);
      const [replies, added] = initAndLast(answered.replies);
      assert.deepEqual(replies, known.replies);
      assert.equal(added.comment, typeof reply === "string" ? reply : reply.comment);
      assert.deepEqual(except(after, post?.id), except(before, post?.id));
    }
  },

  "each blog post is found by the slug of its title": async (send) => {
    for (const post of await ask(send, blogCalls.list)) {
      assert.deepEqual(await ask(send, blogCalls.get, { title: slugOf(post.title) }), post);
    }
  },
};

function except<E extends { id: EntryId }>(list: E[], id: EntryId | undefined) {
  return list.filter((entry) => entry.id !== id);
}

function initAndLast<E>(list: E[]): [E[], E] {
  const last = list.at(-1);
  assert(last);
  return [list.slice(0, -1), last];
}

function likesOf(post: SocialPost, id: EntryId | undefined) {
  const comments = post.data.comments;
  const entries = [...comments, ...comments.flatMap(({ data }) => data.replies)];
  return find(entries, id).data.likes;
}

function wholeBlogComment(comment: string) {
  return { id: crypto.randomUUID(), profile: VISITOR, comment };
}
