import { readLibrary } from "@/lib/testing/library-files";

test("a list with tabs reads by its headings, in any order and language, and quotes mean nothing", async () => {
  const text =
    "#\tTitre\tArtiste\tDurée\tTonalité\tBPM\tÉvaluation\tAnnée\r\n" +
    '1\tInfinity (12" Mix) \tGuru\t160:35\tAb\t134.45\t**   \t0\r\n2\tLone "\t\t04:02\t\t\t     \t2008\r\n';
  const { kind, tracks, playlists, lines } = await readLibrary(
    Buffer.from(`\ufeff${text}`, "utf16le"),
    "Été.txt",
  );
  expect(kind).toBe("table");
  expect(tracks).toMatchObject([
    { title: 'Infinity (12" Mix)', duration: 9635, key: "4B", bpm: 134.45, rating: 2, year: null },
    { title: 'Lone "', artist: "", duration: 242, key: null, bpm: null, rating: null, year: 2008 },
  ]);
  expect(lines).toEqual([2, 3]);
  expect(playlists).toEqual([
    { folders: [], name: "Été", tracks: tracks.flatMap(({ keys }) => keys) },
  ]);
});

test("a comma-separated list reads with its line breaks, its mark and its versions", async () => {
  const { tracks, lines } = await readLibrary(
    '\ufeffsep=,\n"Title","Artist","Remix","Length","Bpm","Key"\n' +
      '"One (Dub)","A\nB","Dub","04:03","130.0","C#"\n"Two, three","","Live","10:12","",""\n',
  );
  expect(tracks).toMatchObject([
    { title: "One (Dub)", artist: "A\nB", duration: 243, bpm: 130, key: "3B" },
    { title: "Two, three (Live)", duration: 612 },
  ]);
  expect(lines).toEqual([3, 5]);
});

test("semicolons separate where the heading has them", async () => {
  const { tracks } = await readLibrary(
    "Titel;Interpret;Jahr\nRegen, Regen;Lía;1999\nSonne;Lía;2001\n",
  );
  expect(tracks).toMatchObject([
    { title: "Regen, Regen", artist: "Lía", year: 1999 },
    { title: "Sonne", artist: "Lía", year: 2001 },
  ]);
});

test("Serato's history leaves its own row and the time a deck played out", async () => {
  const csv =
    '"name","artist","start time","playtime","deck","notes","year","length"\n' +
    '"9.3.2022","","16.42","01:00:00","","","","04:16:29"\n' +
    '"Rain","Lía","16.42.21 EET","03:33:46","1","","1998-01-01",""\n"Sun","","16.43","00:03:00","2","","",""\n';
  expect((await readLibrary(csv)).tracks).toMatchObject([
    { title: "Rain", artist: "Lía", year: 1998, duration: null },
    { title: "Sun", duration: null },
  ]);
  const damaged = csv.replace('"name",', "");
  expect((await readLibrary(damaged)).tracks).toMatchObject([
    { title: "Rain", artist: "Lía" },
    { title: "Sun" },
  ]);
});

test("Serato's text reads by the widths of its heading", async () => {
  const { tracks } = await readLibrary(
    "name               playtime     deck     notes     bpm     artist      \r\n" +
      "-----------------------------------------------------------------------\r\n" +
      "8/3/23             04:16:29                                            \r\n" +
      "-----------------------------------------------------------------------\r\n" +
      "House Party        00:03:47     1                  126     INDOX       \r\n",
  );
  expect(tracks).toMatchObject([{ title: "House Party", bpm: 126, artist: "INDOX" }]);
});

test("names that slipped into a heading do not move the columns", async () => {
  const { tracks } = await readLibrary(
    '#,x,yy,Title,Artist,Length,BPM,File name,zz\n,,q\n1,"Rain","Lía",243,130,"/m/r.mp3"\n2,"Sun","",202,116,"/m/s.mp3"\n',
  );
  expect(tracks.at(-2)).toMatchObject({ title: "Rain", duration: 243, bpm: 130, path: "/m/r.mp3" });
  expect(tracks.at(-1)).toMatchObject({ title: "Sun", artist: "", duration: 202 });
});

test("a playlist reads with and without what stands above its paths", async () => {
  const { kind, tracks, playlists, lines } = await readLibrary(
    "\n#EXTM3U\n#PLAYLIST: Rainy days\n#EXTINF:419,Lía - Rain - Live\n# by hand\nD:\\m\\rain.mp3\n\n" +
      "#EXTINF:-1,Song #1\nsong1.mp3\n#EXTINF\n/m/01 Sun_.m4a\nhttp://x.example/~u/Mine%20too.mp3?a=1\n",
  );
  expect(kind).toBe("m3u");
  expect(tracks).toMatchObject([
    { title: "Rain - Live", artist: "Lía", duration: 419, path: "D:\\m\\rain.mp3" },
    { title: "Song #1", artist: "", duration: null },
    { title: "01 Sun_", artist: "" },
    { title: "Mine too" },
  ]);
  expect(lines).toEqual([4, 8, 10, 12]);
  expect(playlists).toMatchObject([{ name: "Rainy days", folders: [] }]);
});

test("VirtualDJ's tags are right where the file's name is not", async () => {
  const { tracks } = await readLibrary(
    "\ufeff#EXTVDJ:<filesize>1</filesize><artist>A &amp; B</artist><title>Once</title><songlength>246.000</songlength>\n/m/x.mp3\n",
  );
  expect(tracks).toMatchObject([{ title: "Once", artist: "A & B", duration: 246 }]);
});

test.each([
  ["windows-1252", Buffer.from("#EXTM3U\n#EXTINF:-1,\xe6\xf8\xe5\nx.mp3\n", "latin1"), "æøå"],
  [
    "windows-1251",
    Buffer.concat([
      Buffer.from("#EXTM3U\n#EXTINF:1,"),
      // "Ночь на улице, дождь и свет фонарей"
      Buffer.from("cdeef7fc20ede020f3ebe8f6e52c20e4eee6e4fc20e820f1e2e5f220f4eeede0f0e5e9", "hex"),
      Buffer.from("\nx.mp3\n"),
    ]),
    "Ночь на улице, дождь и свет фонарей",
  ],
])("a list in %s is read as such", async (_, bytes, title) => {
  expect((await readLibrary(bytes)).tracks[0]?.title).toBe(title);
});

test("a list of paths alone is a playlist", async () => {
  expect((await readLibrary("/a/b.mp3\n/c/b.mp3\n")).tracks.map(({ title }) => title)).toEqual([
    "b",
    "b",
  ]);
});
