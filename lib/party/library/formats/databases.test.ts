import { databaseFile, readLibrary, seratoValue } from "@/lib/testing/library-files";

test("Serato's database gives tracks, and a crate names them by their paths", async () => {
  const track = (...values: [string, string][]) =>
    seratoValue(
      "otrk",
      values.map(([tag, text]) => seratoValue(tag, text)),
    );
  const { kind, tracks } = await readLibrary(
    Buffer.concat([
      seratoValue("vrsn", "2.0/Serato Scratch LIVE Database"),
      track(
        ...([
          ["pfil", "Music/ночь.mp3"],
          ["tsng", "Ночь"],
          ["tart", "Vex"],
          ["tlen", "04:03.51"],
          ["tbpm", "123.00"],
          ["tkey", "Abm"],
          ["ttyr", "2008"],
        ] as [string, string][]),
      ),
      track(["pfil", "Music/bare.mp3"]),
    ]),
  );
  expect(kind).toBe("serato");
  expect(tracks[0]).toMatchObject({
    ...{ title: "Ночь", artist: "Vex", duration: 243.51, bpm: 123, key: "1A", year: 2008 },
    ...{ keys: ["Music/ночь.mp3"], path: "Music/ночь.mp3" },
  });
  expect(tracks[1]).toMatchObject({ title: "", path: "Music/bare.mp3" });
  const crate = Buffer.concat([
    seratoValue("vrsn", "1.0/Serato ScratchLive Crate"),
    seratoValue("otrk", [seratoValue("ptrk", "Music/bare.mp3")]),
  ]);
  expect(await readLibrary(crate, "Weddings%%Dinner.crate")).toMatchObject({
    kind: "seratoCrate",
    playlists: [{ folders: ["Weddings"], name: "Dinner", tracks: ["Music/bare.mp3"] }],
  });
});

test("Serato 4's library gives tracks and crates", async () => {
  const file = await databaseFile(
    `create table asset (id integer primary key, portable_id text, file_name text, name text, artist text, album text,
      genre text, bpm real, key text, year text, length_sec real)`,
    "create table container (id integer primary key, parent_id integer, name text, list_order integer)",
    "create table container_asset (id integer primary key, container_id integer, asset_id integer, list_order integer)",
    `insert into asset values (1, 'Users/dj/a.mp3', 'a.mp3', 'Amber', 'Oya', '', 'House', 124.5, '8A', '2020', 201.5),
      (2, 'Users/dj/b.mp3', 'b.mp3', 'Basalt', 'Oya', null, null, null, null, null, null)`,
    "insert into container values (1, null, 'Clubs', 1), (2, 1, 'Peak', 2)",
    "insert into container_asset values (1, 2, 2, 1), (2, 2, 1, 2)",
  );
  const { kind, tracks, playlists } = await readLibrary(file);
  expect(kind).toBe("serato4");
  expect(tracks[0]).toMatchObject({
    ...{ title: "Amber", artist: "Oya", genre: "House", bpm: 124.5, key: "8A", year: 2020 },
    ...{ duration: 201.5, path: "Users/dj/a.mp3" },
  });
  expect(tracks[1]).toMatchObject({ title: "Basalt", bpm: null, album: "" });
  expect(playlists).toEqual([{ folders: ["Clubs"], name: "Peak", tracks: ["2", "1"] }]);
});

test("Engine's database gives tracks, and playlists in the order of their chains", async () => {
  const file = await databaseFile(
    `create table Track (id integer primary key, length integer, bpm integer, year integer, path text, filename text,
      bpmAnalyzed real, title text, artist text, album text, genre text, comment text, key integer, rating integer,
      trackData blob, explicitLyrics boolean)`,
    "create table Playlist (id integer primary key, title text, parentListId integer, nextListId integer)",
    `create table PlaylistEntity (id integer primary key, listId integer, trackId integer, databaseUuid text,
      nextEntityId integer)`,
    "create view ChangeLog (id, trackId) as select 0, 0 where false",
    `create trigger trigger_after_update_Track after update on Track begin
      update Track set year = 0 where id = new.id; end`,
    `insert into Track values (1, 243, 130, 2008, '../a.mp3', 'a.mp3', 129.5, 'Amber', 'Oya', 'Rest', 'Dance', 'c', 1, 60,
      zeroblob(100), 1), (2, 202, 116, 0, '../b.mp3', 'b.mp3', null, 'Basalt', null, null, null, null, null, 0, null, 0)`,
    "insert into Playlist values (1, 'Nights', 0, 0), (2, 'Warm-up', 1, 0)",
    // Entry 11 comes first: 12 follows it, then 10.
    "insert into PlaylistEntity values (10, 2, 1, '', 0), (11, 2, 2, '', 12), (12, 2, 9, '', 10)",
  );
  const { kind, tracks, playlists } = await readLibrary(file);
  expect(kind).toBe("engine");
  expect(tracks[0]).toMatchObject({
    ...{ title: "Amber", artist: "Oya", album: "Rest", genre: "Dance", comment: "c", year: 2008 },
    ...{ duration: 243, bpm: 129.5, key: "8A", rating: 3, explicit: true, path: "../a.mp3" },
  });
  expect(tracks[1]).toMatchObject({ bpm: 116, key: null, year: null, rating: null, artist: "" });
  expect(playlists).toEqual([{ folders: ["Nights"], name: "Warm-up", tracks: ["2", "9", "1"] }]);
});

test("Mixxx's database gives what is neither hidden nor gone, its playlists and crates", async () => {
  const file = await databaseFile(
    `create table library (id integer primary key, artist text, title text, album text, year text, genre text,
      location integer, comment text, duration real, bpm real, key text, rating integer, mixxx_deleted integer)`,
    "create table track_locations (id integer primary key, location text, fs_deleted integer)",
    "create table Playlists (id integer primary key, name text, position integer, hidden integer)",
    "create table PlaylistTracks (id integer primary key, playlist_id integer, track_id integer, position integer)",
    "create table crates (id integer primary key, name text)",
    "create table crate_tracks (crate_id integer, track_id integer)",
    "insert into track_locations values (1, '/m/a.mp3', 0), (2, '/m/b.mp3', 1), (3, '/m/c.mp3', 0)",
    `insert into library values (1, 'Oya', 'Amber', '', '2011-02-03', 'Dub', 1, '', 301.25, 0, 'F#m', 0, 0),
      (2, 'Oya', 'Gone', '', '', '', 2, '', 1, 0, '', 0, 0), (3, 'Oya', 'Hidden', '', '', '', 3, '', 1, 0, '', 0, 1)`,
    "insert into Playlists values (1, 'Auto DJ', 0, 1), (2, 'Rain', 1, 0)",
    "insert into PlaylistTracks values (1, 2, 1, 1), (2, 1, 1, 1)",
    "insert into crates values (4, 'Slow')",
    "insert into crate_tracks values (4, 1)",
  );
  const { kind, tracks, playlists } = await readLibrary(file);
  expect(kind).toBe("mixxx");
  expect(tracks).toMatchObject([
    { title: "Amber", year: 2011, duration: 301.25, bpm: null, key: "11A", path: "/m/a.mp3" },
  ]);
  expect(playlists.map(({ name, tracks }) => [name, tracks])).toEqual([
    ["Rain", ["1"]],
    ["Slow", ["1"]],
  ]);
});
