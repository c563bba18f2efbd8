import { act, renderHook, waitFor } from "@testing-library/react";
import { buildBlogPosts } from "@/data/blog";
import { useToastQueue } from "@/lib/client/toast-queue";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { blogCalls } from "./calls";
import { useBlogActions, useBlogPost } from "./hooks";
import { addBlogComment, addBlogReply, toBlogComment } from "./rules";
import type { BlogPost } from "./schema";
import { slugOf } from "./slug";

const NOOR = { id: "noor", name: "Noor", avatar: "/api/pictures/avatar/noor" };

function respond(status: number, body: unknown) {
  const text = async () => JSON.stringify(body);
  return { ok: status < 400, status, headers: new Headers(), text };
}

/** Mocks a server with blog posts; with `refuses` it fails every comment. */
function startServer(refuses: boolean) {
  let posts: BlogPost[] = buildBlogPosts();
  global.fetch = (async (path: string, { body = "{}" }: { body?: string }) => {
    const input = JSON.parse(body);
    if (path === blogCalls.list.path) return respond(200, posts);
    if (path === blogCalls.get.path) {
      const found = posts.find(({ title }) => slugOf(title) === input.title);
      return found ? respond(200, found) : respond(404, { message: "Post not found" });
    }
    if (refuses) return respond(500, { message: "Internal server error" });
    const time = "2026-11-20T21:00:00.000Z";
    const change = (post: BlogPost) =>
      path === blogCalls.reply.path
        ? (addBlogReply(post, input.commentId, { ...input.reply, time }) ?? post)
        : addBlogComment(post, toBlogComment(input.comment, time));
    posts = posts.map((post) => (post.id === input.postId ? change(post) : post));
    return respond(200, posts);
  }) as unknown as typeof fetch;
}

const [first] = buildBlogPosts();
if (!first) throw new Error("the blog is empty");
const { id, title } = first;

async function openPost(slug: string) {
  const { result } = renderHook(() => ({ ...useBlogActions(slug, id), post: useBlogPost(slug) }), {
    wrapper: English,
  });
  await waitFor(() => expect(result.current.post.data ?? result.current.post.error).toBeDefined());
  return () => result.current;
}

test("a new comment comes first, and a reply last below its own comment", async () => {
  startServer(false);
  const page = await openPost(slugOf(title));
  expect(await act(() => page().comment("Encore!", NOOR))).toBe(true);
  const comments = () => page().post.data?.comments ?? [];
  expect(comments()[0]).toMatchObject({ comment: "Encore!", profile: NOOR, replies: [] });
  const [, older] = comments();
  if (!older) throw new Error("the post has no sample of a comment");
  expect(await act(() => page().reply(older.id, "Same here.", NOOR))).toBe(true);
  expect(comments()[1]?.replies.at(-1)).toMatchObject({ comment: "Same here.", profile: NOOR });
  expect(comments()[0]?.replies).toEqual([]);
});

test("a failed comment is rolled back, and the visitor sees an error", async () => {
  startServer(true);
  const page = await openPost(slugOf(title));
  const before = page().post.data;
  expect(await act(() => page().comment("Encore!", NOOR))).toBe(false);
  await waitFor(() => expect(page().post.data).toEqual(before));
  const [newest] = useToastQueue.getState().waiting;
  expect(newest).toMatchObject({ kind: "error", message: messages.errors.unexpected });
});

test("an unknown slug fails with not_found", async () => {
  startServer(false);
  const page = await openPost("nobody-wrote-this");
  expect(page().post.error).toMatchObject({ code: "not_found" });
});
