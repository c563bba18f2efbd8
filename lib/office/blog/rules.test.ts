import fc from "fast-check";
import { buildBlogPosts } from "@/data/blog";
import { addBlogComment, MAX_BLOG_COMMENTS, slugOf, toBlogComment } from "./rules";
import type { BlogPost } from "./schema";

const NOOR = { id: "noor", name: "Noor", avatar: "/api/pictures/avatar/noor" };

test("new comments come first, and a post keeps only the newest ones", () => {
  const [first] = buildBlogPosts();
  let post: BlogPost | undefined = first;
  for (let number = 1; number <= 2 * MAX_BLOG_COMMENTS; number += 1) {
    const comment = { id: `${number}`, profile: NOOR, comment: "Encore!" };
    post = post && addBlogComment(post, toBlogComment(comment, "2026-11-20T21:00:00.000Z"));
  }
  expect(post?.comments).toHaveLength(MAX_BLOG_COMMENTS);
  expect(post?.comments[0]?.id).toBe(`${2 * MAX_BLOG_COMMENTS}`);
});

test("a title becomes a slug", () => {
  expect(slugOf("How to say no to a song and keep the room")).toBe(
    "how-to-say-no-to-a-song-and-keep-the-room",
  );
  expect(slugOf("Light, like sound: a desk (for 1)")).toBe("light-like-sound-a-desk-for-1");
  expect(slugOf("Soul & Funk")).toBe("soul--funk");
});

test("the slug is the title lower-cased, with hyphens for spaces and other non-word characters removed", () => {
  const signs = fc.constantFrom(..." -_&$%'\t.AbÉé1文");
  const titles = fc.oneof(fc.string(), fc.string({ unit: signs }), fc.string({ unit: "grapheme" }));
  fc.assert(
    fc.property(titles, (title) => {
      const expected = title
        .toLowerCase()
        .replaceAll(" ", "-")
        .replaceAll(/[^\w-]/g, "");
      expect(slugOf(title)).toBe(expected);
    }),
  );
});

test("a slug is its own slug and safe in a URL", () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const slug = slugOf(title);
      expect(slugOf(slug)).toBe(slug);
      expect(encodeURIComponent(slug)).toBe(slug);
    }),
  );
});
