import fc from "fast-check";
import { buildSongs } from "@/data/songs";
import { completed, lengthText, matching, mixesWith, mixingKeys, moved, readCell } from "./rules";
import { type Song, songColumns, songSchema } from "./schema";

const songs: Song[] = buildSongs();
const find = (asked: Partial<Parameters<typeof matching>[1]>) =>
  matching(songs, {
    search: "",
    genre: undefined,
    tempo: undefined,
    genreText: (genre) => genre,
    ...asked,
  });

test("each sample is a song, with a title and an id of its own", () => {
  expect(songs).toHaveLength(120);
  for (const song of songs) expect(songSchema.safeParse(song).success).toBe(true);
  expect(new Set(songs.map(({ id }) => id)).size).toBe(120);
  expect(new Set(songs.map(({ title }) => title)).size).toBe(120);
});

test("search, genre and tempo narrow the list together", () => {
  const techno = find({ genre: "Techno" });
  expect(techno.length).toBeGreaterThan(0);
  expect(techno.every(({ genre }) => genre === "Techno")).toBe(true);
  const fast = find({ genre: "Techno", tempo: "fast" });
  expect(fast.every(({ bpm }) => bpm >= 120 && bpm < 130)).toBe(true);
  const [song] = songs;
  const words = `${song?.artist} ${song?.title}`.toUpperCase();
  expect(find({ search: words })).toContainEqual(song);
  expect(find({ search: "no such words" })).toEqual([]);
});

test("a search finds a genre by the visitor's word for it", () => {
  const found = find({
    search: "techno roma",
    genreText: (genre) => (genre === "Techno" ? "Techno Roma" : genre),
  });
  expect(found).toEqual(songs.filter(({ genre }) => genre === "Techno"));
});

test("each song is in exactly one range of tempo", () => {
  const all = (["slow", "medium", "fast", "fastest"] as const).flatMap((tempo) => find({ tempo }));
  expect(all).toHaveLength(songs.length);
  expect(new Set(all).size).toBe(songs.length);
});

test("keys mix with their neighbours on the wheel, both ways around its end", () => {
  expect(mixingKeys("12A")).toEqual(["12A", "11A", "1A", "12B"]);
  expect(mixingKeys("1B")).toEqual(["1B", "12B", "2B", "1A"]);
  const key = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom("A", "B"))
    .map((part) => part.join(""));
  fc.assert(
    fc.property(key, (one) => {
      for (const other of mixingKeys(one)) expect(mixingKeys(other)).toContain(one);
    }),
  );
});

test("what mixes is in a key that fits and in reach of the tempo, the nearest first, and never the song itself", () => {
  for (const song of songs) {
    const next = mixesWith(song, songs, 4);
    const distances = next.map(({ bpm }) => Math.abs(bpm - song.bpm));
    expect(next).not.toContain(song);
    expect(next.every(({ key }) => mixingKeys(song.key).includes(key))).toBe(true);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(0, ...distances)).toBeLessThanOrEqual(song.bpm * 0.03);
  }
  expect(songs.some((song) => mixesWith(song, songs, 4).length === 4)).toBe(true);
});

test("a length reads like a player's", () => {
  expect([65, 185, 600, 59].map(lengthText)).toEqual(["1:05", "3:05", "10:00", "0:59"]);
});

test.each([
  ["bpm", " 128 ", 128],
  ["bpm", "١٢٨", 128],
  ["bpm", "39", undefined],
  ["bpm", "128.5", undefined],
  ["bpm", "", undefined],
  ["bpm", "fast", undefined],
  ["key", "8a", "8A"],
  ["key", "٨A", "8A"],
  ["key", "13A", undefined],
  ["year", "1899", undefined],
  ["rating", "5", 5],
  ["rating", "6", undefined],
  ["title", "  Encore ", "Encore"],
  ["title", "   ", undefined],
] as const)("in %s, %j is read as %j", (column, typed, value) => {
  expect(readCell(column, typed)).toBe(value);
});

test("a column moves by one place, and stays at either end", () => {
  const [first, second, third] = songColumns;
  expect(moved(songColumns, second, -1).slice(0, 3)).toEqual([second, first, third]);
  expect(moved(songColumns, first, -1)).toEqual([...songColumns]);
  expect(moved(songColumns, "added", 1)).toEqual([...songColumns]);
});

test("an order that an older version kept is completed", () => {
  expect(completed(["bpm", "bpm", "title"]).slice(0, 2)).toEqual(["bpm", "title"]);
  expect(completed(["bpm"]).toSorted()).toEqual([...songColumns].toSorted());
});
