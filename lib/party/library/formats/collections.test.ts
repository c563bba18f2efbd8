import { readLibrary } from "@/lib/testing/library-files";

test("rekordbox's export gives tracks, and playlists in their folders", async () => {
  const { kind, tracks, playlists, lines } =
    await readLibrary(`<?xml version='1.0' encoding="UTF-8"?>
<DJ_PLAYLISTS Version="1.0.0">
  <COLLECTION Entries="2">
    <TRACK TrackID="7" Name="Rock &amp; Rain" Artist="Lía" Album="Nubes" Genre="House" Year="2019"
      TotalTime="172" AverageBpm="127.996" Tonality="Fm" Comments="warm" Rating="204" Mix="Radio Edit"
      Location="file://localhost/C:/Music/Rock%20%26%20Rain.mp3"><TEMPO Bpm="128"/></TRACK>
    <TRACK TrackID="8" Name="Loop" AverageBpm="0.00" Year="0" Rating="0" Location="file://localhostcloud:8"/>
  </COLLECTION>
  <PLAYLISTS><NODE Type="0" Name="ROOT">
    <NODE Type="0" Name="Weddings"><NODE Type="1" Name="Dinner"><TRACK Key="8"/><TRACK Key="7"/></NODE></NODE>
    <NODE Type="1" Name="Empty"/>
  </NODE></PLAYLISTS>
</DJ_PLAYLISTS>`);
  expect(kind).toBe("rekordbox");
  expect(lines).toEqual([4, 7]);
  expect(tracks[0]).toEqual({
    keys: ["file://localhost/C:/Music/Rock%20%26%20Rain.mp3", "7"],
    title: "Rock & Rain (Radio Edit)",
    artist: "Lía",
    album: "Nubes",
    genre: "House",
    year: 2019,
    duration: 172,
    bpm: 128,
    key: "4A",
    comment: "warm",
    rating: 4,
    explicit: null,
    path: "C:/Music/Rock & Rain.mp3",
  });
  expect(tracks[1]).toMatchObject({ bpm: null, year: null, rating: null, path: null, key: null });
  expect(playlists).toEqual([
    { folders: ["Weddings"], name: "Dinner", tracks: ["8", "7"] },
    { folders: [], name: "Empty", tracks: [] },
  ]);
});

test("Traktor's collection gives tracks, and the entries of its playlists are none", async () => {
  const { kind, tracks, playlists } = await readLibrary(`<?xml version="1.0" encoding="UTF-8"?>
<NML VERSION="19"><HEAD PROGRAM="Traktor"></HEAD><COLLECTION ENTRIES="2">
<ENTRY TITLE="Night" ARTIST="Vex"><LOCATION DIR="/:Users/:DJ/:" FILE="Night.mp3" VOLUME="Disk"></LOCATION>
<ALBUM TITLE="Days"></ALBUM><INFO GENRE="Techno" COMMENT="2d" KEY="2d" PLAYTIME="466" PLAYTIME_FLOAT="465.0844"
 RANKING="255" RELEASE_DATE="2012/5/1"></INFO><TEMPO BPM="137.0009"></TEMPO><MUSICAL_KEY VALUE="22"></MUSICAL_KEY></ENTRY>
<ENTRY TITLE="Day" ARTIST=""><LOCATION DIR="/:Music/:" FILE="Day.mp3" VOLUME="D:"></LOCATION>
<INFO KEY="02A" PLAYTIME="224"></INFO></ENTRY>
</COLLECTION><PLAYLISTS><NODE TYPE="FOLDER" NAME="$ROOT"><SUBNODES><NODE TYPE="PLAYLIST" NAME="Late">
<PLAYLIST><ENTRY><PRIMARYKEY TYPE="TRACK" KEY="D:/:Music/:Day.mp3"></PRIMARYKEY></ENTRY></PLAYLIST></NODE>
</SUBNODES></NODE></PLAYLISTS></NML>`);
  expect(kind).toBe("traktor");
  expect(tracks).toHaveLength(2);
  expect(tracks[0]).toMatchObject({
    ...{ title: "Night", artist: "Vex", album: "Days", genre: "Techno", year: 2012, rating: 5 },
    ...{ duration: 465.084, bpm: 137, key: "3A", path: "/Users/DJ/Night.mp3" },
  });
  expect(tracks[1]).toMatchObject({ duration: 224, key: "2A", path: "D:/Music/Day.mp3" });
  expect(playlists).toEqual([{ folders: [], name: "Late", tracks: ["D:/:Music/:Day.mp3"] }]);
});

test("VirtualDJ counts seconds per beat, and what counts beats a minute is read as well", async () => {
  const { kind, tracks } = await readLibrary(`<?xml version="1.0" encoding="UTF-8"?>
<VirtualDJ_Database Version="8"><Song FilePath="/m/a.mp3"><Tags Author="A" Title="One" Remix="Dub" Stars="4"/>
<Infos SongLength="180.5"/><Comment>late &amp; loud</Comment><Scan Bpm="0.405405" Key="8A"/><Poi Bpm="9"/></Song>
<Song FilePath="netsearch://x1"><Tags Title="Two"/><Scan Bpm="120"/></Song></VirtualDJ_Database>`);
  expect(kind).toBe("virtualdj");
  expect(tracks[0]).toMatchObject({
    ...{ title: "One (Dub)", artist: "A", duration: 180.5, bpm: 148, key: "8A" },
    ...{ comment: "late & loud", rating: 4, path: "/m/a.mp3" },
  });
  expect(tracks[1]).toMatchObject({ title: "Two", bpm: 120, path: null });
});

test("iTunes' property list gives tracks and the playlists that its user sees", async () => {
  const track = (id: number, name: string, more = "") =>
    `<key>${id}</key><dict><key>Track ID</key><integer>${id}</integer><key>Name</key><string>${name}</string>${more}</dict>`;
  const list = (name: string, more: string, ids: number[]) =>
    `<dict><key>Name</key><string>${name}</string>${more}<key>Playlist Items</key><array>${ids
      .map((id) => `<dict><key>Track ID</key><integer>${id}</integer></dict>`)
      .join("")}</array></dict>`;
  const { kind, tracks, playlists } = await readLibrary(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>Tracks</key><dict>${track(
    4,
    "Salt &#38; Sea",
    "<key>Artist</key><string>Oya</string><key>Total Time</key><integer>182674</integer><key>BPM</key><integer>96</integer>" +
      "<key>Rating</key><integer>80</integer><key>Explicit</key><true/><key>Persistent ID</key><string>AB12</string>",
  )}${track(5, "Tide")}</dict><key>Playlists</key><array>${list("All", "<key>Master</key><true/>", [4, 5])}${list(
    "Beach",
    "<key>Folder</key><true/><key>Playlist Persistent ID</key><string>F1</string>",
    [4],
  )}${list("Sunset", "<key>Parent Persistent ID</key><string>F1</string>", [5, 4])}</array></dict></plist>`);
  expect(kind).toBe("itunes");
  expect(tracks).toHaveLength(2);
  expect(tracks[0]).toMatchObject({
    ...{ keys: ["AB12", "4"], title: "Salt & Sea", artist: "Oya", duration: 182.674, bpm: 96 },
    ...{ rating: 4, explicit: true },
  });
  expect(tracks[1]).toMatchObject({ title: "Tide", explicit: null, rating: null });
  expect(playlists).toEqual([{ folders: ["Beach"], name: "Sunset", tracks: ["5", "4"] }]);
});

test("a file in UTF-16 reads like one in UTF-8", async () => {
  const text =
    '<?xml version="1.0" encoding="UTF-16"?><NML><COLLECTION><ENTRY TITLE="Ёлка"/></COLLECTION></NML>';
  const { tracks } = await readLibrary(Buffer.from(`\ufeff${text}`, "utf16le"));
  expect(tracks[0]?.title).toBe("Ёлка");
});
