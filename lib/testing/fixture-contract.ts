import assert from "node:assert/strict";
import type { z } from "zod/mini";
import { slugOf } from "@/lib/blog/rules";
import { blogCalls } from "@/lib/blog/schema";
import { chatCalls } from "@/lib/chat/schema";
import { contactCalls } from "@/lib/contacts/schema";
import { emailCalls, emailFolders, emailLabels } from "@/lib/email/schema";
import { followerCalls } from "@/lib/followers/schema";
import { galleryCalls } from "@/lib/gallery/schema";
import type { Call } from "@/lib/http/call";
import { flagNames, languageCalls } from "@/lib/languages/schema";
import { noteCalls } from "@/lib/notes/schema";
import { MAX_COMMENTS } from "@/lib/posts/rules";
import { type EntryId, postCalls, type SocialPost } from "@/lib/posts/schema";
import { productCategories, shopCalls } from "@/lib/shop/schema";
import { ticketCalls, ticketStatuses } from "@/lib/tickets/schema";
import type { Send } from "./description";

/** What the fixture API promises, to be run against its handlers and against a server alike. */
export const contract: Record<string, (send: Send) => Promise<void>> = {
  "the notes are four": async (send) => {
    const notes = await ask(send, noteCalls.list);
    assert.equal(notes.length, 4);
    assert(notes.every(({ deleted }) => !deleted));
  },

  "ten chat contacts write messages of five or ten words": async (send) => {
    const contacts = await ask(send, chatCalls.list);
    assert.equal(contacts.length, 10);
    assert(contacts.every(({ messages }) => messages.length > 0));
    const texts = contacts
      .flatMap(({ messages }) => messages)
      .filter(({ type }) => type === "text");
    const lengths = new Set(texts.map(({ msg }) => msg.split(" ").length));
    assert.deepEqual([...lengths].sort(), [10, 5]);
  },

  "every mail folder and label holds mail, written in HTML, some with attachments": async (
    send,
  ) => {
    const emails = await ask(send, emailCalls.list);
    for (const folder of emailFolders)
      assert(
        emails.some((email) => email[folder]),
        folder,
      );
    for (const label of emailLabels)
      assert(
        emails.some((email) => email.label === label),
        label,
      );
    assert(emails.every(({ emailContent }) => /^<p>.*<\/p>$/.test(emailContent)));
    assert(emails.some(({ attachment }) => attachment));
    for (const { attachment, attachments } of emails) {
      assert.equal(attachment, attachments.length > 0);
    }
  },

  "the tickets come in every status and are dated month-day-year": async (send) => {
    const tickets = await ask(send, ticketCalls.list);
    for (const status of ticketStatuses) assert(tickets.some(({ Status }) => Status === status));
    for (const { Date: date } of tickets) {
      const [month, day, year] = date.split("-").map(Number);
      assert(month && month <= 12 && day && day <= 31 && year && year > 2000, date);
    }
  },

  "the shop has twelve products of every category": async (send) => {
    const products = await ask(send, shopCalls.list);
    assert.equal(products.length, 12);
    for (const name of productCategories) {
      assert(
        products.some(({ category }) => category.includes(name)),
        name,
      );
    }
    for (const { price, salesPrice } of products) assert(salesPrice <= price);
  },

  "five languages can be chosen": async (send) => {
    const languages = await ask(send, languageCalls.list);
    assert.deepEqual(
      languages.map(({ flagname }) => flagname),
      [...flagNames],
    );
  },

  "contacts, followers and the gallery have entries": async (send) => {
    for (const call of [contactCalls.list, followerCalls.list, galleryCalls.list]) {
      assert((await ask(send, call)).length > 0, call.path);
    }
  },

  "all ids of the samples are numbers from 1 to 2000, each once": async (send) => {
    for (const call of [
      noteCalls,
      chatCalls,
      contactCalls,
      shopCalls,
      followerCalls,
      galleryCalls,
    ]) {
      checkIds((await ask(send, call.list)).map(({ id }) => id));
    }
    checkIds((await ask(send, ticketCalls.list)).map(({ Id }) => Id));
    checkIds((await ask(send, postCalls.list)).map(({ id }) => id));
    checkIds((await ask(send, blogCalls.list)).map(({ id }) => id));
  },

  "the blog has ten posts, two of them featured, with at most 9999 views and shares": async (
    send,
  ) => {
    const posts = await ask(send, blogCalls.list);
    assert.equal(posts.length, 10);
    assert.equal(posts.filter(({ featured }) => featured).length, 2);
    for (const { view, share } of posts) assert(view <= 9999 && share <= 9999);
  },

  "liking a post turns its like flag and moves the count by one, both ways": async (send) => {
    const { id: postId, data: before } = await firstPost(send);
    for (const isOn of [!before.likes.like, before.likes.like]) {
      const { likes } = (await firstPost(send)).data;
      const after = find(await ask(send, postCalls.like, { postId }), postId);
      assert.deepEqual(after.data.likes, { like: isOn, value: likes.value + (isOn ? 1 : -1) });
      assert.deepEqual(await firstPost(send), after);
    }
    assert.deepEqual((await firstPost(send)).data, before);
  },

  "a comment is appended to its post's comments and to no other's": async (send) => {
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

  "a comment sent whole keeps its id, its author and its words, and is added once": async (
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

  "a reply is appended to the replies of its comment and of no other": async (send) => {
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

  "liking a comment or a reply turns its flag and moves its count by one": async (send) => {
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

  "each blog post is found by the slug of its title": async (send) => {
    for (const post of await ask(send, blogCalls.list)) {
      assert.deepEqual(await ask(send, blogCalls.get, { title: slugOf(post.title) }), post);
    }
  },

  "a slug of no post answers 404": async (send) => {
    const { method, path } = blogCalls.get;
    const answer = await send({ method, path, body: { title: "nobody-wrote-this" } });
    assert.deepEqual(answer, { status: 404, body: { message: "Post not found" } });
  },

  "an unknown post or comment answers 500 and changes nothing": async (send) => {
    const before = await world(send);
    const { id: postId } = await firstPost(send);
    const failing: [Call, unknown][] = [
      [postCalls.like, { postId: 999_999 }],
      [postCalls.like, { postId: "nobody" }],
      [postCalls.comment, { postId: 999_999, comment: "Lost" }],
      [postCalls.reply, { postId: 999_999, commentId: 1, reply: "Lost" }],
      [postCalls.reply, { postId, commentId: "nobody", reply: "Lost" }],
      [postCalls.likeComment, { postId, commentId: "nobody" }],
      [blogCalls.comment, { postId: 999_999, comment: "Lost" }],
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

  "however much is written, a post keeps a bounded number of comments, the newest": async (
    send,
  ) => {
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
];

async function ask<C extends Call>(send: Send, call: C, body?: unknown) {
  const { method, path } = call;
  const answer = await send({ method, path, body });
  assert.equal(answer.status, 200, `${method} ${path}: ${JSON.stringify(answer.body)}`);
  return call.answer.parse(answer.body) as z.output<C["answer"]>;
}

async function refused(answer: ReturnType<Send>, status: number) {
  const { status: actual, body } = await answer;
  assert.equal(actual, status);
  assert((body as { message: string }).message.length > 0);
}

/** Everything that a write could have changed. */
async function world(send: Send) {
  return [await ask(send, postCalls.list), await ask(send, blogCalls.list)];
}

async function firstPost(send: Send) {
  const [post] = await ask(send, postCalls.list);
  assert(post);
  return post;
}

function find<E extends { id: EntryId }>(list: E[], id: EntryId | undefined) {
  const entry = list.find((one) => one.id === id);
  assert(entry, `${id} is in the list`);
  return entry;
}

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

function checkIds(ids: EntryId[]) {
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert(typeof id === "number" && id >= 1 && id <= 2000, `${id}`);
}

const VISITOR = { id: "visitor", name: "Noor", avatar: "/api/pictures/avatar/noor" };

function wholeComment(comment: string) {
  return { id: crypto.randomUUID(), profile: VISITOR, data: { comment } };
}

function wholeBlogComment(comment: string) {
  return { id: crypto.randomUUID(), profile: VISITOR, comment };
}

/** Would make every reader's browser call another site. */
function foreignComment() {
  const profile = { ...VISITOR, avatar: "https://elsewhere.example/pixel.gif" };
  return { ...wholeComment("Look at me"), profile };
}
