import { act, renderHook, waitFor } from "@testing-library/react";
import { buildBlogPosts } from "@/data/blog";
import { useToastQueue } from "@/lib/client/toast-queue";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { blogCalls } from "./calls";
import { useBlogActions, useBlogPost, useBlogPosts } from "./hooks";
import { addBlogComment, slugOf, toBlogComment } from "./rules";
import type { BlogPost } from "./schema";

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
    const comment = toBlogComment(input.comment, "2026-11-20T21:00:00.000Z");
    posts = posts.map((post) => (post.id === input.postId ? addBlogComment(post, comment) : post));
    return respond(200, posts);
  }) as unknown as typeof fetch;
}

async function openPost(slug: string) {
  const { result } = renderHook(
    () => ({ ...useBlogActions(), list: useBlogPosts().data, post: useBlogPost(slug) }),
    { wrapper: English },
  );
  await waitFor(() => expect(result.current.post.data ?? result.current.post.error).toBeDefined());
  return () => result.current;
}

const [first] = buildBlogPosts();
const slug = slugOf(first?.title ?? "");

test("a new comment comes first on the post's page and in the list", async () => {
  startServer(false);
  const page = await openPost(slug);
  const post = page().post.data;
  if (!post) throw new Error("the post is there");
  expect(await act(() => page().comment(post, "Encore!", NOOR))).toBe(true);
  expect(page().post.data?.comments[0]).toMatchObject({ comment: "Encore!", profile: NOOR });
  expect(page().list?.[0]?.comments).toEqual(page().post.data?.comments);
});

test("a failed comment is rolled back, and the visitor sees an error", async () => {
  startServer(true);
  const page = await openPost(slug);
  const post = page().post.data;
  if (!post) throw new Error("the post is there");
  expect(await act(() => page().comment(post, "Encore!", NOOR))).toBe(false);
  await waitFor(() => expect(page().post.data).toEqual(post));
  const [newest] = useToastQueue.getState().waiting;
  expect(newest).toMatchObject({ kind: "error", message: messages.errors.unexpected });
});

test("an unknown slug fails with not_found", async () => {
  startServer(false);
  const page = await openPost("nobody-wrote-this");
  expect(page().post.error).toMatchObject({ code: "not_found" });
});
