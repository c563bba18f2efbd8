import { beginsAlike, isAlike } from "./alike";

type Song = [title: string, artist?: string];
const alike = ([title, artist = ""]: Song, [other, by = ""]: Song) =>
  isAlike({ title, artist }, { title: other, artist: by });

test.each<[Song, Song]>([
  [["Bohemian Rapsody"], ["Bohemian Rhapsody", "Queen"]],
  [
    ["Bohemian Rhapsody", "Quene"],
    ["Bohemian Rhapsody", "Queen"],
  ],
  [["Zombie"], ["Zombie", "The Cranberries"]],
  [["Zombie Cranberries"], ["Zombie", "The Cranberries"]],
  [["Cranberries Zombie"], ["Zombie", "The Cranberries"]],
  [["Zobmie"], ["Zombie", "The Cranberries"]],
  [["Dancing Quen"], ["Dancing Queen (Radio Edit)", "ABBA"]],
])("%j may be %j", (typed, listed) => {
  expect(alike(typed, listed)).toBe(true);
});

test.each<[Song, Song]>([
  [
    ["zombie", "cranberries"],
    ["Zombie", "The Cranberries"],
  ],
  [
    ["Zombie", "Bad Wolves"],
    ["Zombie", "The Cranberries"],
  ],
  [
    ["Levels (Skrillex Remix)", "Avicii"],
    ["Levels", "Avicii"],
  ],
  [["Another Brick Part 1"], ["Another Brick Part 2", "Pink Floyd"]],
  [["Halo"], ["Hallo", "A"]],
  [["Hello"], ["Halo", "Beyoncé"]],
  [["Dreams"], ["Sweet Dreams", "Eurythmics"]],
])("%j is not %j", (typed, listed) => {
  expect(alike(typed, listed)).toBe(false);
});

test("what is typed so far may begin with a mistake", () => {
  const listed = { title: "Bohemian Rhapsody", artist: "Queen" };
  expect(beginsAlike({ title: "bohemain", artist: "" }, listed)).toBe(true);
  expect(beginsAlike({ title: "boat", artist: "" }, listed)).toBe(false);
});
