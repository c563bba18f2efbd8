import { sharedSong } from "./shared-song";
import { isBareLink } from "./title-rules";

const BLUE = { title: "Blue Monday", artist: "New Order" };

test.each([
  'New Order - "Blue Monday"',
  "New Order – Blue Monday",
  "New Order — “Blue Monday”",
  '"Blue Monday" by New Order',
  "“Blue Monday” – New Order",
  "Listen to Blue Monday by New Order on Spotify. https://open.example/track/1?si=2",
  "Check out Blue Monday by New Order on Amazon Music\nhttps://music.example/x",
  "I used Shazam to discover Blue Monday by New Order. https://shazam.example/1",
  "Écoute Blue Monday de New Order sur Deezer",
  "Nghe Blue Monday của New Order trên Zing MP3",
  "استمع إلى Blue Monday من New Order على أنغامي",
  "分享New Order的单曲《Blue Monday》: https://music.example/1",
  "New Order - Blue Monday (Official Music Video)",
  "  New Order   -  Blue Monday [Official Audio] https://youtu.example/1 ",
])("%j names the song and its artist", (text) => {
  expect(sharedSong(text)).toEqual(BLUE);
});

test.each([
  ["Listen to Stand by Me by Ben E. King on Spotify", "Stand by Me", "Ben E. King"],
  ["“Blue Monday”", "Blue Monday", ""],
  ["Blue Monday https://open.example/track/1", "Blue Monday", ""],
  ["Mariah Carey - Without You", "Without You", "Mariah Carey"],
])("%j is %j by %j", (text, title, artist) => {
  expect(sharedSong(text)).toEqual({ title, artist });
});

test.each([
  "Blue Monday",
  "Stand by Me",
  "Blue Monday - 2016 Remaster",
  "Ob-La-Di, Ob-La-Da",
  "A - B - C",
  "https://open.example/track/1",
  "",
  "word ".repeat(200),
])("%j stays as it is", (text) => {
  expect(sharedSong(text)).toBeUndefined();
});

test("only an address alone is a link", () => {
  expect(["https://a.example/b", " www.a.example/b "].map(isBareLink)).toEqual([true, true]);
  expect(["Blue Monday https://a.example", "http", "www"].map(isBareLink)).toEqual([
    false,
    false,
    false,
  ]);
});

test("hostile text takes no time", () => {
  const startedAt = performance.now();
  for (const text of [
    "“".repeat(400),
    "listen to ".repeat(40),
    "a by ".repeat(80),
    " - ".repeat(130),
  ])
    sharedSong(text);
  expect(performance.now() - startedAt).toBeLessThan(500);
});
