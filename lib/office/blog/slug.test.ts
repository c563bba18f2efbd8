import fc from "fast-check";
import { buildBlogPosts } from "@/data/blog";
import { postName, slugOf } from "./slug";

/** The specification's sentence: lowercased, spaces turned into hyphens, other non-word characters removed. */
function specified(title: string) {
  return title
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-")
    .toLowerCase();
}

const signs = fc.constantFrom(..." -_&$%'\t.AbÉéßعы文");
const titles = fc.oneof(fc.string(), fc.string({ unit: signs }), fc.string({ unit: "grapheme" }));

test("a title becomes a slug", () => {
  expect(slugOf("How to say no to a song and keep the room")).toBe(
    "how-to-say-no-to-a-song-and-keep-the-room",
  );
  expect(slugOf("Light, like sound: a desk (for 1)")).toBe("light-like-sound-a-desk-for-1");
  expect(slugOf("Soul & Funk: 50 % off <now>")).toBe("soul-funk-50-off-now");
});

test("the slug is the specification's, with neighbouring hyphens as one", () => {
  fc.assert(
    fc.property(titles, (title) => {
      expect(slugOf(title)).toBe(specified(title).replaceAll(/-+/g, "-"));
    }),
  );
});

test("a slug is its own slug and safe in a URL", () => {
  fc.assert(
    fc.property(titles, (title) => {
      const slug = slugOf(title);
      expect(slugOf(slug)).toBe(slug);
      expect(encodeURIComponent(slug)).toBe(slug);
    }),
  );
});

test.each(["حفل على السطح", "屋顶派对", "!?", " - "])(
  "a title that leaves nothing to read, like %j, has the post's id for a name",
  (title) => expect(postName({ id: 7, title })).toBe("7"),
);

test("a title with a word in Latin letters keeps it", () => {
  expect(postName({ id: 7, title: "屋顶 DJ 派对" })).toBe("-dj-");
});

test("the posts of the blog have different slugs, which are the specification's to the letter", () => {
  const posts = buildBlogPosts();
  expect(new Set(posts.map(postName)).size).toBe(10);
  for (const post of posts) expect(postName(post)).toBe(specified(post.title));
});
