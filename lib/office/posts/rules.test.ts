import fc from "fast-check";
import { buildSocialPosts } from "@/data/posts";
import {
  addComment,
  addReply,
  MAX_REPLIES,
  toComment,
  toggleCommentLike,
  toggleLike,
  toReply,
} from "./rules";
import type { SocialPost } from "./schema";

const TIME = "2026-11-20T21:00:00.000Z";
const AUTHOR = { id: "noor", name: "Noor", avatar: "/api/pictures/avatar/noor" };

const anyPost = fc.constantFrom<SocialPost[]>(...buildSocialPosts());
/** A post with one of its comments. */
const anyComment = anyPost.chain((post) =>
  fc.record({ post: fc.constant(post), comment: fc.constantFrom(...post.data.comments) }),
);

function entry(id: string) {
  return { id, profile: AUTHOR, data: { comment: `Words of ${id}` } };
}

function likesOf(post: SocialPost | undefined, id: unknown) {
  return post?.data.comments.find((comment) => comment.id === id)?.data.likes;
}

test("after any number of toggles, flag and count depend only on whether it is odd", () => {
  fc.assert(
    fc.property(anyPost, fc.nat(40), (post, times) => {
      let liked = post;
      for (let time = 0; time < times; time += 1) liked = toggleLike(liked);
      const { like, value } = post.data.likes;
      const odd = { like: !like, value: like ? value - 1 : value + 1 };
      expect(liked.data.likes).toEqual(times % 2 === 0 ? { like, value } : odd);
    }),
  );
});

test("likes of a post and of its comments are independent, in any order", () => {
  const order = fc.array(fc.nat(5), { maxLength: 30 });
  fc.assert(
    fc.property(anyPost, order, (post, steps) => {
      const targets = [undefined, ...post.data.comments.map(({ id }) => id)];
      const chosen = steps.map((step) => targets[step % targets.length]);
      let after: SocialPost | undefined = post;
      for (const id of chosen) {
        if (after) after = id === undefined ? toggleLike(after) : toggleCommentLike(after, id);
      }
      for (const id of targets) {
        const isOdd = chosen.filter((one) => one === id).length % 2 === 1;
        const [before, now] = [post, after].map((one) =>
          id === undefined ? one?.data.likes : likesOf(one, id),
        );
        expect(now?.like).toBe(before?.like !== isOdd);
      }
    }),
  );
});

test("replies are added at the end of their own comment only, in order", () => {
  const names = fc.uniqueArray(fc.uuid(), { maxLength: 12 });
  fc.assert(
    fc.property(anyComment, names, ({ post, comment }, ids) => {
      let after: SocialPost | undefined = post;
      for (const id of ids) after = after && addReply(after, comment.id, toReply(entry(id), TIME));
      const answered = after?.data.comments.find(({ id }) => id === comment.id);
      const before = comment.data.replies.map(({ id }) => id);
      expect(answered?.data.replies.map(({ id }) => id)).toEqual([...before, ...ids]);
      const others = ({ id }: { id: unknown }) => id !== comment.id;
      expect(after?.data.comments.filter(others)).toEqual(post.data.comments.filter(others));
    }),
  );
});

test("comments are added at the end, in order", () => {
  const names = fc.uniqueArray(fc.uuid(), { maxLength: 12 });
  fc.assert(
    fc.property(anyPost, names, (post, ids) => {
      const after = ids.reduce((one, id) => addComment(one, toComment(entry(id), TIME)), post);
      const before = post.data.comments.map(({ id }) => id);
      expect(after.data.comments.map(({ id }) => id)).toEqual([...before, ...ids]);
    }),
  );
});

test("a rule does not mutate its input", () => {
  fc.assert(
    fc.property(anyComment, ({ post, comment }) => {
      const before = structuredClone(post);
      toggleLike(post);
      toggleCommentLike(post, comment.id);
      addComment(post, toComment(entry("a"), TIME));
      addReply(post, comment.id, toReply(entry("b"), TIME));
      expect(post).toEqual(before);
    }),
  );
});

test("a comment keeps only the newest replies", () => {
  const [post] = buildSocialPosts();
  const commentId = post?.data.comments[0]?.id ?? "";
  let after: SocialPost | undefined = post;
  for (let number = 1; number <= 2 * MAX_REPLIES; number += 1) {
    after = after && addReply(after, commentId, toReply(entry(`${number}`), TIME));
  }
  const replies = after?.data.comments[0]?.data.replies;
  expect(replies).toHaveLength(MAX_REPLIES);
  expect(replies?.at(-1)?.id).toBe(`${2 * MAX_REPLIES}`);
});
