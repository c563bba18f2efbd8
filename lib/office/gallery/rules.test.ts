import { buildGalleryItems } from "@/data/gallery";
import { buildSocialPosts } from "@/data/posts";
import { drawPicture } from "@/lib/shell/pictures/service";
import { matching, subjectOf, subjects } from "./rules";

test("every picture of the samples has a subject that pages can describe", () => {
  const addresses = [
    ...buildGalleryItems().map(({ cover }) => cover),
    ...buildSocialPosts().flatMap(({ data }) => data.images.map(({ img }) => img)),
  ];
  expect(addresses.map(subjectOf)).not.toContain(undefined);
  expect(new Set(addresses.map(subjectOf))).toEqual(new Set(subjects));
});

test("every subject is drawn differently, and anything else is none", () => {
  const drawn = subjects.map((subject) => drawPicture({ kind: "photo", id: `${subject}-1` }));
  expect(new Set(drawn).size).toBe(subjects.length);
  expect(subjectOf("/api/pictures/cover/crowd-1")).toBeUndefined();
  expect(subjectOf("data:image/webp;base64,AAAA")).toBeUndefined();
});

test("a search finds every word of a name, whatever its case and accents", () => {
  const names = (search: string) => matching(buildGalleryItems(), search).map(({ name }) => name);
  expect(names("HALL confetti")).toEqual(["Confetti at Harbour Hall"]);
  expect(names("nothing")).toEqual([]);
  expect(names(" ")).toHaveLength(12);
});
