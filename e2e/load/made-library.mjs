// Makes a rekordbox export of as many tracks as wanted, each with its beat grid and cues, as a DJ's file has them:
// `node e2e/load/made-library.mjs 100000 /tmp/library.xml`.

import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { faker } from "@faker-js/faker";

const KEYS = [
  "Am",
  "Em",
  "Bm",
  "F#m",
  "Dbm",
  "Abm",
  "Ebm",
  "Bbm",
  "Fm",
  "Cm",
  "Gm",
  "Dm",
  "C",
  "G",
  "D",
  "A",
];
const VERSIONS = [
  "",
  "",
  "",
  "",
  " (Extended Mix)",
  " (Radio Edit)",
  " (Live)",
  " (Skyline Remix)",
];
const PER_PLAYLIST = 200;

const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign],
  );

function track(id) {
  const artist = faker.music.artist();
  const title = faker.music.songName() + VERSIONS[id % VERSIONS.length];
  const bpm = (80 + (id % 900) / 10).toFixed(2);
  const cues = Array.from(
    { length: 8 },
    (_, number) =>
      `      <POSITION_MARK Name="Cue ${number}" Type="0" Start="${number * 16}.025" Num="${number}" Red="40" Green="226" Blue="20"/>\n`,
  );
  const attributes = {
    TrackID: id,
    Name: title,
    Artist: artist,
    Composer: "",
    Album: faker.music.album(),
    Grouping: "",
    Genre: faker.music.genre(),
    Kind: "MP3 File",
    Size: 9_000_000 + id,
    TotalTime: 120 + (id % 300),
    DiscNumber: 0,
    TrackNumber: id % 20,
    Year: 1960 + (id % 65),
    AverageBpm: bpm,
    DateAdded: "2024-05-01",
    BitRate: 320,
    SampleRate: 44100,
    Comments: id % 3 ? "" : faker.lorem.words(4),
    PlayCount: id % 40,
    Rating: (id % 6) * 51,
    Location: `file://localhost/C:/Music/${encodeURIComponent(artist)}/${id}%20${encodeURIComponent(title)}.mp3`,
    Remixer: "",
    Tonality: KEYS[id % KEYS.length],
    Label: "",
    Mix: "",
  };
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escaped(`${value}`)}"`,
  );
  return `    <TRACK ${written.join(" ")}>\n      <TEMPO Inizio="0.025" Bpm="${bpm}" Metro="4/4" Battito="1"/>\n${cues.join("")}    </TRACK>\n`;
}

function playlist(number, tracks) {
  const keys = Array.from({ length: Math.min(PER_PLAYLIST, tracks) }, (_, index) => {
    const id = ((number * 37 + index * 13) % tracks) + 1;
    return `<TRACK Key="${id}"/>`;
  });
  return `      <NODE Type="1" Name="Playlist ${number}" KeyType="0" Entries="${keys.length}">${keys.join("")}</NODE>\n`;
}

/** Writes such a file and returns its path. The same count makes the same file. */
export async function makeLibrary(tracks, path) {
  faker.seed(tracks);
  const file = createWriteStream(path);
  const write = async (text) => {
    if (!file.write(text)) await once(file, "drain");
  };
  await write(
    `<?xml version="1.0" encoding="UTF-8"?>\n<DJ_PLAYLISTS Version="1.0.0">\n  <PRODUCT Name="rekordbox" Version="7.0.0" Company="AlphaTheta"/>\n  <COLLECTION Entries="${tracks}">\n`,
  );
  for (let id = 1; id <= tracks; id++) await write(track(id));
  await write('  </COLLECTION>\n  <PLAYLISTS>\n    <NODE Type="0" Name="ROOT">\n');
  for (let number = 1; number <= 24; number++) await write(playlist(number, tracks));
  await write("    </NODE>\n  </PLAYLISTS>\n</DJ_PLAYLISTS>\n");
  file.end();
  await once(file, "finish");
  return path;
}

const [, called, tracks, path] = process.argv;
if (called?.endsWith("made-library.mjs")) await makeLibrary(Number(tracks), path);
