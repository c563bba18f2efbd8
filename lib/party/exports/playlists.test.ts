import fc from "fast-check";
import { readLibrary } from "@/lib/testing/library-files";
import { listIn, m3u8Of, type PlacedSong, rekordboxOf } from "./playlists";

const track = { source: "rekordbox", sourceId: "1", album: "Sea", genre: "House", bpm: 123.4 };
const rain: PlacedSong = {
  title: "Rain & Sun (Radio Edit)",
  artist: 'The "X"',
  duration: 245.4,
  track: { ...track, key: "11A" },
  path: "C:/Müsic/100% #1/Rain.mp3",
};
const wish: PlacedSong = {
  title: "Get Low",
  artist: "Lil Jon",
  duration: null,
  track: null,
  path: null,
};
const home = { ...rain, title: "أهواك", artist: "عبد الحليم", path: "/home/dj/أهواك.flac" };

/** A list as a DJ program has it when it has opened the file: paths, or names where there is none. */
async function opened(text: string) {
  const { tracks, playlists } = await readLibrary(text, "list");
  const [playlist] = playlists;
  const byKey = new Map(tracks.flatMap((one) => one.keys.map((key) => [key, one] as const)));
  const songs = (playlist?.tracks ?? []).map((key) => byKey.get(key));
  return { name: playlist?.name, songs };
}

const order = [rain, wish, home, rain];

test.each([
  ["M3U8", m3u8Of],
  ["rekordbox's XML", rekordboxOf],
])(
  "a list in %s that is opened again has the songs in the order of the queue",
  async (_, write) => {
    const { name, songs } = await opened(write('Gala "& more" · Queue', order));
    expect(name).toBe('Gala "& more" · Queue');
    expect(songs.map((song) => [song?.artist, song?.title])).toEqual(
      order.map(({ artist, title }) => [artist, title]),
    );
    expect(songs.map((song) => (song?.path?.includes("/") ? song.path : null))).toEqual(
      order.map(({ path }) => path),
    );
    expect(songs.map((song) => song?.duration)).toEqual([245, null, 245, 245]);
  },
);

test("rekordbox gets what the library knows of a track, and each track once", async () => {
  const { tracks } = await readLibrary(rekordboxOf("Queue", order));
  expect(tracks).toHaveLength(3);
  expect(tracks[0]).toMatchObject({ album: "Sea", genre: "House", bpm: 123.4, key: "11A" });
});

test.each([
  ["U+0000", "\u0000"],
  ["half a surrogate pair", "\ud800"],
  ["U+FFFE", "\ufffe"],
  ["U+FFFF", "\uffff"],
])("rekordbox gets a song without %s in its name", async (_, sign) => {
  const { songs } = await opened(rekordboxOf("Queue", [{ ...wish, title: `Get${sign}Low` }]));
  expect(songs.map((song) => song?.title)).toEqual(["Get Low"]);
});

test("whatever a song is called, the list keeps its length and its order", async () => {
  const texts = fc.string({ unit: "binary", minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(texts, texts), { minLength: 1 }), async (names) => {
      const songs = names.map(([title, artist], index) => {
        return { ...wish, title: `${index} ${title}`, artist: `x${artist}` };
      });
      const list = await opened(m3u8Of("Queue", songs));
      expect(list.songs).toHaveLength(songs.length);
      const { songs: read } = await opened(rekordboxOf("Queue", songs));
      const numbers = read.map((song) => Number.parseInt(song?.title ?? "", 10));
      expect(numbers).toEqual(songs.map((_, index) => index));
    }),
    { numRuns: 200 },
  );
});

test("a table has the songs in the order of the queue, each with its file where the device knows it", () => {
  const [head, first, second] = listIn("csv", "Queue", [rain, wish]).slice(1).split("\r\n");
  expect(head).toBe("title,artist,album,genre,seconds,bpm,key,file");
  expect(first).toBe(
    'Rain & Sun (Radio Edit),"The ""X""",Sea,House,245.4,123.4,11A,C:/Müsic/100% #1/Rain.mp3',
  );
  expect(second).toBe("Get Low,Lil Jon,,,,,,");
});
