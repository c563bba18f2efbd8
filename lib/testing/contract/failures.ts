import assert from "node:assert/strict";
import type { Call } from "@/lib/calls/call";
import { blogCalls } from "@/lib/office/blog/calls";
import { postCalls } from "@/lib/office/posts/calls";
import { MAX_COMMENTS } from "@/lib/office/posts/rules";
import type { Send } from "@/lib/testing/description";
import { ask, type Cases, find, firstPost, VISITOR, wholeComment } from "./helpers";

/** Calls that are refused or fail; neither changes anything. */
export const failures: Cases = {
  "a slug of no post answers 404": async (send) => {
    const { method, path } = blogCalls.get;
    const answer = await send({ method, path, body: { title: "nobody-wrote-this" } });
    assert.deepEqual(answer, { status: 404, body: { message: "Post not found" } });
  },

  "an unknown post or comment answers 500 and changes nothing": async (send) => {
    const before = await world(send);
    const { id: postId } = await firstPost(send);
    const [blogPost] = await ask(send, blogCalls.list);
    const failing: [Call, unknown][] = [
      [postCalls.like, { postId: 999_999 }],
      [postCalls.like, { postId: "nobody" }],
      [postCalls.comment, { postId: 999_999, comment: "Lost" }],
      [postCalls.reply, { postId: 999_999, commentId: 1, reply: "Lost" }],
      [postCalls.reply, { postId, commentId: "nobody", reply: "Lost" }],
      [postCalls.likeComment, { postId, commentId: "nobody" }],
      [blogCalls.comment, { postId: 999_999, comment: "Lost" }],
      [blogCalls.reply, { postId: 999_999, commentId: 1, reply: "Lost" }],
      [blogCalls.reply, { postId: blogPost?.id, commentId: "nobody", reply: "Lost" }],
    ];
    for (const [{ method, path }, body] of failing) {
      const answer = await send({ method, path, body });
      assert.deepEqual(answer, { status: 500, body: { message: "Internal server error" } });
    }
    assert.deepEqual(await world(send), before);
  },

  "a payload that is wrong, incomplete or too large answers 4xx with a message and changes nothing":
    async (send) => {
      const before = await world(send);
      const { id: postId } = await firstPost(send);
      const wrong: [Call, unknown, number][] = [
        ...WRITES.map((call): [Call, unknown, number] => [call, {}, 400]),
        ...WRITES.map((call): [Call, unknown, number] => [call, ["not", "an", "object"], 400]),
        [postCalls.like, { postId: { $ne: 1 } }, 400],
        [postCalls.like, { postId: [postId] }, 400],
        [postCalls.comment, { postId }, 400],
        [postCalls.comment, { postId, comment: "  " }, 400],
        [postCalls.comment, { postId, comment: 7 }, 400],
        [postCalls.comment, { postId, comment: "x".repeat(501) }, 400],
        [postCalls.comment, { postId, comment: "x".repeat(70_000) }, 413],
        [postCalls.comment, { postId, comment: foreignComment() }, 400],
        [postCalls.reply, { postId, reply: "Where to?" }, 400],
        [blogCalls.get, { title: "" }, 400],
        [blogCalls.comment, { comment: "Where to?" }, 400],
      ];
      for (const [{ method, path }, body, status] of wrong) {
        await refused(send({ method, path, body }), status);
      }
      for (const { method, path } of WRITES) {
        const json = { "content-type": "application/json" };
        await refused(send({ method, path, body: "{", headers: json }), 400);
        await refused(
          send({ method, path, body: "a=1", headers: { "content-type": "text/plain" } }),
          415,
        );
        await refused(
          send({ method, path, body: {}, headers: { "sec-fetch-site": "cross-site" } }),
          403,
        );
      }
      assert.deepEqual(await world(send), before);
    },

  "a post keeps a limited number of comments, the newest": async (send) => {
    const postId = (await ask(send, postCalls.list)).at(-1)?.id;
    for (let number = 0; number <= MAX_COMMENTS; number += 1) {
      await ask(send, postCalls.comment, { postId, comment: `Flood ${number}` });
    }
    const { comments } = find(await ask(send, postCalls.list), postId).data;
    assert.equal(comments.length, MAX_COMMENTS);
    assert.equal(comments.at(-1)?.data.comment, `Flood ${MAX_COMMENTS}`);
  },
};

const WRITES: Call[] = [
  postCalls.like,
  postCalls.comment,
  postCalls.reply,
  postCalls.likeComment,
  blogCalls.get,
  blogCalls.comment,
  blogCalls.reply,
];

async function refused(answer: ReturnType<Send>, status: number) {
  const { status: actual, body } = await answer;
  assert.equal(actual, status);
  assert((body as { message: string }).message.length > 0);
}

/** Returns everything that a write could change. */
async function world(send: Send) {
  return [await ask(send, postCalls.list), await ask(send, blogCalls.list)];
}

/** A comment whose avatar would make every reader's browser load from another site. */
function foreignComment() {
  const profile = { ...VISITOR, avatar: "https://elsewhere.example/pixel.gif" };
  return { ...wholeComment("Look at me"), profile };
}
