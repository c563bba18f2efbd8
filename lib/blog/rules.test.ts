import fc from "fast-check";
import { slugOf } from "./rules";

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

test("a slug is its own slug, and fit for a link", () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const slug = slugOf(title);
      expect(slugOf(slug)).toBe(slug);
      expect(encodeURIComponent(slug)).toBe(slug);
    }),
  );
});
