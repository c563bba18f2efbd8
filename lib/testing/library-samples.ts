import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { databaseFile, seratoValue } from "./library-files";

const song = (number: number) => ({
  title: `Song ${number} (Été)`,
  artist: `Band & ${number % 3}`,
});
const songs = Array.from({ length: 40 }, (_, number) => ({ number, ...song(number) }));
const xml = (text: string) => text.replaceAll("&", "&amp;");

function rekordbox() {
  const tracks = songs.map(
    ({ number, title, artist }) =>
      `<TRACK TrackID="${number}" Name="${title}" Artist="${xml(artist)}" TotalTime="180" AverageBpm="128.00" ` +
      `Tonality="Fm" Location="file://localhost/C:/M/${number}.mp3"><TEMPO Bpm="128.00"/></TRACK>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<DJ_PLAYLISTS Version="1.0.0">\n<COLLECTION Entries="40">
${tracks.join("\n")}\n</COLLECTION>\n<PLAYLISTS><NODE Type="0" Name="ROOT"><NODE Type="1" Name="A">
<TRACK Key="1"/><TRACK Key="2"/></NODE></NODE></PLAYLISTS></DJ_PLAYLISTS>`;
}

function traktor() {
  const tracks = songs.map(
    ({ number, title, artist }) =>
      `<ENTRY TITLE="${title}" ARTIST="${xml(artist)}"><LOCATION DIR="/:M/:" FILE="${number}.mp3" VOLUME="C:"></LOCATION>` +
      `<INFO PLAYTIME="180"></INFO><TEMPO BPM="128"></TEMPO><MUSICAL_KEY VALUE="17"></MUSICAL_KEY></ENTRY>`,
  );
  return `<?xml version="1.0"?>\n<NML VERSION="19"><COLLECTION ENTRIES="40">\n${tracks.join("\n")}\n</COLLECTION></NML>`;
}

function virtualDj() {
  const tracks = songs.map(
    ({ number, title, artist }) =>
      `<Song FilePath="/m/${number}.mp3"><Tags Author="${xml(artist)}" Title="${title}"/><Scan Bpm="0.5" Key="8A"/></Song>`,
  );
  return `<?xml version="1.0"?>\n<VirtualDJ_Database Version="8">\n${tracks.join("\n")}\n</VirtualDJ_Database>`;
}

function itunes() {
  const tracks = songs.map(
    ({ number, title }) =>
      `<key>${number}</key><dict><key>Track ID</key><integer>${number}</integer><key>Name</key><string>${title}</string></dict>`,
  );
  return `<?xml version="1.0"?>\n<plist version="1.0"><dict><key>Tracks</key><dict>\n${tracks.join("\n")}\n</dict></dict></plist>`;
}

function serato() {
  const tracks = songs.map(({ number, title, artist }) =>
    seratoValue("otrk", [
      seratoValue("pfil", `M/${number}.mp3`),
      seratoValue("tsng", title),
      seratoValue("tart", artist),
    ]),
  );
  return Buffer.concat([seratoValue("vrsn", "2.0/Serato Scratch LIVE Database"), ...tracks]);
}

const values = songs.map(({ number, title, artist }) => `(${number}, '${title}', '${artist}')`);

const engine = () =>
  databaseFile(
    "create table Track (id integer primary key, title text, artist text, bpmAnalyzed real)",
    `insert into Track (id, title, artist) values ${values}`,
  );
const mixxx = () =>
  databaseFile(
    "create table library (id integer primary key, title text, artist text, location integer, mixxx_deleted integer)",
    "create table track_locations (id integer primary key, location text, fs_deleted integer)",
    `insert into library (id, title, artist) values ${values}`,
  );
const serato4 = () =>
  databaseFile(
    "create table asset (id integer primary key, name text, artist text, portable_id text)",
    `insert into asset (id, name, artist) values ${values}`,
  );

const csv = () =>
  `"Title","Artist","Length"\n${songs.map(({ title, artist }) => `"${title}","${artist}","03:00"`).join("\n")}\n`;
const text = () =>
  Buffer.from(
    `\ufeff#\tTrack Title\tArtist\tTime\r\n${songs.map(({ number, title, artist }) => `${number}\t${title}\t${artist}\t03:00`).join("\r\n")}\r\n`,
    "utf16le",
  );
const m3u = () =>
  `#EXTM3U\n${songs.map(({ number, title, artist }) => `#EXTINF:180,${artist} - ${title}\n/m/${number}.mp3`).join("\n")}\n`;

const bytes = (content: string | Uint8Array) =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);

/** Further files to try, of a folder that `LIBRARY_SAMPLES` names. */
function furtherSamples(): [string, Uint8Array][] {
  const folder = process.env.LIBRARY_SAMPLES;
  if (!folder) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".md"))
    .map((entry) => [entry.name, bytes(readFileSync(join(entry.parentPath, entry.name)))]);
}

/** A file of 40 tracks of each format, by its name. */
export async function librarySamples(): Promise<[string, Uint8Array][]> {
  const made: [string, string | Uint8Array][] = [
    ["rekordbox.xml", rekordbox()],
    ["collection.nml", traktor()],
    ["database.xml", virtualDj()],
    ["Library.xml", itunes()],
    ["database V2", serato()],
    ["m.db", await engine()],
    ["mixxxdb.sqlite", await mixxx()],
    ["root.sqlite", await serato4()],
    ["list.csv", csv()],
    ["list.txt", text()],
    ["list.m3u8", m3u()],
  ];
  return [
    ...made.map(([name, content]): [string, Uint8Array] => [name, bytes(content)]),
    ...furtherSamples(),
  ];
}
