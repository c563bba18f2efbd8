import { buildBlogPosts } from "@/data/blog";
import { pictureKinds } from "./schema";
import { drawAddress, drawPicture } from "./service";

test.each(pictureKinds)("every %s is one SVG that loads nothing", (kind) => {
  for (const id of ["1", "2", "constructor", "cap-3", "x".repeat(64)]) {
    expectHarmless(drawPicture({ kind, id }));
  }
});

test("the same id gives the same picture, another id a different one", () => {
  const avatars = Array.from({ length: 24 }, (_, id) =>
    drawPicture({ kind: "avatar", id: `${id}` }),
  );
  expect(drawPicture({ kind: "avatar", id: "7" })).toBe(avatars[7]);
  expect(new Set(avatars).size).toBe(24);
});

test("each post of the blog has a picture of its own", () => {
  const pictures = buildBlogPosts().map(({ coverImg }) => drawAddress(coverImg));
  for (const svg of pictures) expectHarmless(svg);
  expect(new Set(pictures).size).toBe(10);
});

function expectHarmless(svg: string) {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
  expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(
    /https?:|href|<script|style|[{}]|NaN|undefined|function/,
  );
}
