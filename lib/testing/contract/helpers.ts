import assert from "node:assert/strict";
import { z } from "zod/mini";
import type { AnswerOf, Call } from "@/lib/calls/call";
import { postCalls } from "@/lib/office/posts/calls";
import type { EntryId } from "@/lib/office/posts/schema";
import type { Send } from "@/lib/testing/description";

/** Test cases about the fixture API, by title. */
export type Cases = Record<string, (send: Send) => Promise<void>>;

export const VISITOR = { id: "visitor", name: "Noor", avatar: "/api/pictures/avatar/noor" };

export async function ask<C extends Call>(send: Send, call: C, body?: unknown) {
  const { method, path } = call;
  const answer = await send({ method, path, body });
  assert.equal(answer.status, 200, `${method} ${path}: ${JSON.stringify(answer.body)}`);
  const content = call.answers[200];
  assert(content instanceof z.ZodMiniType);
  return content.parse(answer.body) as AnswerOf<C>;
}

export function find<E extends { id: EntryId }>(list: E[], id: EntryId | undefined) {
  const entry = list.find((one) => one.id === id);
  assert(entry, `${id} is in the list`);
  return entry;
}

export async function firstPost(send: Send) {
  const [post] = await ask(send, postCalls.list);
  assert(post);
  return post;
}

export function wholeComment(comment: string) {
  return { id: crypto.randomUUID(), profile: VISITOR, data: { comment } };
}
