import { buildBlogPosts } from "@/data/blog";
import {
  addBlogComment,
  addBlogReply,
  MAX_BLOG_COMMENTS,
  MAX_BLOG_REPLIES,
  postsAddress,
  toBlogComment,
} from "./rules";
import { type BlogPost, blogQuerySchema } from "./schema";

const NOOR = { id: "noor", name: "Noor", avatar: "/api/pictures/avatar/noor" };
const time = "2026-11-20T21:00:00.000Z";
const [first]: BlogPost[] = buildBlogPosts();
if (!first) throw new Error("the blog is empty");
const before = first.comments;

test("new comments come first, and a post keeps only the newest ones", () => {
  let post: BlogPost = first;
  for (let number = 1; number <= 2 * MAX_BLOG_COMMENTS; number += 1) {
    const comment = { id: `${number}`, profile: NOOR, comment: "Encore!" };
    post = addBlogComment(post, toBlogComment(comment, time));
  }
  expect(post.comments).toHaveLength(MAX_BLOG_COMMENTS);
  expect(post.comments[0]?.id).toBe(`${2 * MAX_BLOG_COMMENTS}`);
});

test("a reply comes last below its own comment, once, and only the newest ones are kept", () => {
  const [newest, answered] = before;
  const commentId = answered?.id ?? 0;
  let post: BlogPost = first;
  for (let number = 1; number <= 2 * MAX_BLOG_REPLIES; number += 1) {
    const reply = { id: `${number}`, profile: NOOR, comment: "Same here.", time };
    for (let twice = 0; twice < 2; twice += 1) post = addBlogReply(post, commentId, reply) ?? post;
  }
  expect(post.comments[1]?.replies).toHaveLength(MAX_BLOG_REPLIES);
  expect(post.comments[1]?.replies.at(-1)?.id).toBe(`${2 * MAX_BLOG_REPLIES}`);
  expect(post.comments[0]).toEqual(newest);
});

test("a reply to no comment of the post is refused", () => {
  const reply = { id: "1", profile: NOOR, comment: "Same here.", time };
  expect(addBlogReply(first, "nobody", reply)).toBeUndefined();
});

test("an address says what is asked for, and what it asks for is read from it again", () => {
  const asked = { category: "Design", search: "poster & code", sort: "oldest", page: 2 } as const;
  const address = postsAddress(asked);
  const { searchParams } = new URL(address, "http://localhost");
  expect(blogQuerySchema.parse(Object.fromEntries(searchParams))).toEqual(asked);
  expect(postsAddress({ category: undefined, search: "", sort: "newest", page: 1 })).toBe(
    "/apps/blog/posts",
  );
});

test("what an address asks for and the blog does not know counts as not asked for", () => {
  const wrong = { category: "Fish", sort: "upwards", page: "-1", search: ["a", "b"] };
  const nothing = { category: undefined, search: "", sort: "newest", page: 1 };
  expect(blogQuerySchema.parse(wrong)).toEqual(nothing);
  expect(blogQuerySchema.parse({})).toEqual(nothing);
});
