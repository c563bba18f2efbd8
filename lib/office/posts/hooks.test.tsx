import { act, renderHook, waitFor } from "@testing-library/react";
import { buildSocialPosts } from "@/data/posts";
import { takeToasts, useToastQueue } from "@/lib/client/toast-queue";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { usePostActions, usePosts } from "./hooks";
import { addComment, changeEntry, toComment, toggleLike } from "./rules";
import type { SocialPost } from "./schema";

const NOOR = { id: "noor", name: "Noor", avatar: "/api/pictures/avatar/noor" };
const failure = { status: 500, body: { message: "Internal server error" } };

/** Mocks a server whose writes stay in flight until the test answers them. */
function startServer() {
  let posts: SocialPost[] = buildSocialPosts();
  const waiting: { path: string; body: string; settle: (answer: Response) => void }[] = [];

  function respond(status: number, body: unknown) {
    return {
      ok: status < 400,
      status,
      headers: new Headers(),
      text: async () => JSON.stringify(body),
    };
  }
  global.fetch = (async (path: string, { method, body }: { method: string; body: string }) => {
    if (method === "GET") return respond(200, posts);
    return new Promise((settle) => waiting.push({ path, body, settle }));
  }) as unknown as typeof fetch;

  return {
    posts: () => posts,
    waiting: () => waiting.length,
    async answer(apply: (post: SocialPost, body: { comment: never }) => SocialPost) {
      const { body, settle } = waiting.shift() ?? raise();
      const input = JSON.parse(body);
      posts = changeEntry(posts, input.postId, (post) => apply(post, input)) ?? raise();
      await act(async () => settle(respond(200, posts) as unknown as Response));
    },
    async fail() {
      const { settle } = waiting.shift() ?? raise();
      await act(async () => settle(respond(failure.status, failure.body) as unknown as Response));
    },
  };
}

function raise(): never {
  throw new Error("nothing is waiting");
}

async function openFeed() {
  const server = startServer();
  const { result } = renderHook(() => ({ ...usePostActions(), posts: usePosts().data }), {
    wrapper: English,
  });
  await waitFor(() => expect(result.current.posts).toBeDefined());
  const [before = raise()] = result.current.posts ?? [];
  const post = () => result.current.posts?.[0] ?? raise();
  return { server, post, before, actions: () => result.current };
}

beforeEach(() => {
  takeToasts(useToastQueue.getState().waiting);
});

test("a like is shown before the server answers, and stays afterwards", async () => {
  const { server, post, before, actions } = await openFeed();
  act(() => void actions().like(before.id));
  expect(post().data.likes).toEqual(toggleLike(before).data.likes);
  await waitFor(() => expect(server.waiting()).toBe(1));
  await server.answer(toggleLike);
  expect(post()).toEqual(toggleLike(before));
});

test("two fast likes are sent one after the other and cancel each other out", async () => {
  const { server, post, before, actions } = await openFeed();
  act(() => void actions().like(before.id));
  act(() => void actions().like(before.id));
  expect(post().data.likes).toEqual(before.data.likes);
  await waitFor(() => expect(server.waiting()).toBe(1));
  await server.answer(toggleLike);
  expect(post().data.likes).toEqual(before.data.likes);
  await waitFor(() => expect(server.waiting()).toBe(1));
  await server.answer(toggleLike);
  expect(post().data.likes).toEqual(before.data.likes);
  expect(server.posts()[0]).toEqual(before);
});

test("a failed like is rolled back, and a toast says so", async () => {
  const { server, post, before, actions } = await openFeed();
  act(() => void actions().like(before.id));
  await waitFor(() => expect(server.waiting()).toBe(1));
  await server.fail();
  await waitFor(() => expect(post()).toEqual(before));
  const [newest] = useToastQueue.getState().waiting;
  expect(newest).toMatchObject({ kind: "error", message: messages.errors.unexpected });
});

test("if the second of two likes fails, the first one stays", async () => {
  const { server, post, before, actions } = await openFeed();
  act(() => void actions().like(before.id));
  act(() => void actions().like(before.id));
  await waitFor(() => expect(server.waiting()).toBe(1));
  await server.answer(toggleLike);
  await waitFor(() => expect(server.waiting()).toBe(1));
  await server.fail();
  await waitFor(() => expect(post()).toEqual(toggleLike(before)));
});

test("a comment appears at the end at once, and the answer does not duplicate it", async () => {
  const { server, post, before, actions } = await openFeed();
  act(() => void actions().comment(before.id, "Encore!", NOOR));
  const shown = post().data.comments.at(-1);
  expect(shown).toMatchObject({ profile: { name: "Noor" }, data: { comment: "Encore!" } });
  await waitFor(() => expect(server.waiting()).toBe(1));
  await server.answer((one, { comment }) =>
    addComment(one, toComment(comment, "2026-11-21T03:00:00.000Z")),
  );
  expect(post().data.comments.map(({ id }) => id)).toEqual([
    ...before.data.comments.map(({ id }) => id),
    shown?.id,
  ]);
});
