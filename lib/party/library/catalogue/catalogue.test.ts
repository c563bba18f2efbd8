import { CatalogueMaker } from "./catalogue-maker";
import { wordsOfTrack } from "./cut";

const songs = [
  { title: "Für Élise", artist: "Beethoven", songKey: "furelise\u001fbeethoven", explicit: null },
  {
    title: "上を向いて歩こう",
    artist: "坂本九",
    songKey: "上を向いて歩こう\u001f坂本九",
    explicit: 0,
  },
  { title: "Get Low 🎉", artist: "", songKey: "getlow\u001f", explicit: 1 },
  { title: "Get Lucky", artist: "Daft Punk", songKey: "getlucky\u001fdaftpunk", explicit: null },
];

async function made(more: readonly (typeof songs)[number][] = songs) {
  const maker = new CatalogueMaker();
  const rows = more.map((song, index) => ({
    ...song,
    number: (index + 1) * 10,
    words: wordsOfTrack(song),
    ...{ rating: null, genre: "", key: null, bpm: null },
  }));
  maker.add(rows.slice(0, 3));
  maker.add(rows.slice(3));
  return maker.made(async () => undefined);
}

test("songs are told in the order asked for, in any script, and what is not there is left out", async () => {
  const catalogue = await made();
  expect(catalogue.songs([40, 5, 30, 20, 10, 41])).toEqual(
    [4, 3, 2, 1].map((place) => {
      const { title, artist, songKey, explicit } = songs[place - 1] ?? {};
      return { id: `${place * 10}`, title, artist, songKey, explicit: explicit === 1 };
    }),
  );
});

test("what was searched before is found again, as many and of as many tracks as now", async () => {
  const catalogue = await made();
  const some = catalogue.allow([30]);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(catalogue.search("get", 10)).toMatchObject({ tracks: [40, 30], total: 2 });
    expect(catalogue.search("get", 1)).toMatchObject({ tracks: [40], total: 2 });
    expect(catalogue.search("get", 10, some)).toMatchObject({ tracks: [30], total: 1 });
    expect(catalogue.search("gte lucky", 10).tracks).toEqual([40]);
    expect(catalogue.search("gte lucky", 10, undefined, true).tracks).toEqual([]);
  }
});

const song = (title: string, artist: string) => ({ title, artist, songKey: "", explicit: null });

test.each([
  // A word that is typed three times asks for no more than itself.
  ["gime gime gime", "Gimme! Gimme! Gimme! (A Man After Midnight)"],
  ["hey hey hey", "Hey"],
  ["lady ga ga", "Poker Face"],
  // It sounds like what is meant, though it is two letters off.
  ["billy jean", "Billie Jean"],
  ["suzy q", "Suzie Q"],
  ["hony honey", "Honey, Honey"],
  // One word that is written as three.
  ["papa ou tai", "Papaoutai"],
])("%s finds %s first", async (typed, meant) => {
  const all = [
    song("Gimme Shelter", "The Rolling Stones"),
    song("Remember the Time", "Michael Jackson"),
    song("Lean on Me", "Bill Withers"),
    song("Hey Jude", "The Beatles"),
    song("Papa Don't Preach", "Madonna"),
    song("Gimme! Gimme! Gimme! (A Man After Midnight)", "ABBA"),
    song("Billie Jean", "Michael Jackson"),
    song("Suzie Q", "Creedence Clearwater Revival"),
    song("Honey, Honey", "ABBA"),
    song("Hey", "Julio Iglesias"),
    song("Poker Face", "Lady Gaga"),
    song("Papaoutai", "Stromae"),
  ];
  const catalogue = await made(all);
  const [first = 0] = catalogue.search(typed, 5).tracks;
  expect(all[first / 10 - 1]?.title).toBe(meant);
});
