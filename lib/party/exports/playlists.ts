import { musicalOf } from "@/lib/party/library/keys";
import { csvText } from "@/lib/text/csv";
import type { ListedSong } from "./schema";

/** A song, and where its file lies on this device, if it knows. */
export type PlacedSong = ListedSong & { path: string | null };

/** What DJ programs open, and a table for everything else. */
export const playlistFormats = ["m3u8", "xml", "csv"] as const;
export type PlaylistFormat = (typeof playlistFormats)[number];

// XML has no way to write these, and a list of lines must not have them.
const NOT_OF_A_LINE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]+/gu;
const line = (text: string) => text.replace(NOT_OF_A_LINE, " ").trim();
const named = ({ title, artist }: ListedSong) =>
  line([artist, title].filter(Boolean).join(" - ")) || "-";

/** A path as a line of a list: one that begins like a remark would be taken for one. */
function lineOfPath(path: string) {
  return path.startsWith("#") ? `./${path}` : path;
}

/** A list in M3U8: each song by its file, or by its name where the device does not know the file. */
export function m3u8Of(name: string, songs: PlacedSong[]) {
  const entries = songs.map((song) => {
    const length = song.duration === null ? -1 : Math.round(song.duration);
    const place = song.path && line(song.path) === song.path ? song.path : named(song);
    return `#EXTINF:${length},${named(song)}\n${lineOfPath(place)}\n`;
  });
  return `#EXTM3U\n#PLAYLIST:${line(name)}\n${entries.join("")}`;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function attributes(values: Record<string, string | number | null>) {
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => {
      const text = line(String(value)).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
      return ` ${name}="${text}"`;
    })
    .join("");
}

/** A file's address as rekordbox writes it. */
function locationOf(path: string | null) {
  if (path === null) return null;
  const parts = path.replace(/^(?=[A-Z]:)/i, "/").split(/[\\/]/);
  const encoded = parts.map((part) => encodeURIComponent(part).replace("%3A", ":"));
  return `file://localhost${encoded.join("/")}`;
}

function trackOf(song: PlacedSong, id: number) {
  const { title, artist, duration, track, path } = song;
  return `    <TRACK${attributes({
    TrackID: id,
    Name: title,
    Artist: artist,
    Album: track?.album ?? null,
    Genre: track?.genre ?? null,
    TotalTime: duration && Math.round(duration),
    AverageBpm: track?.bpm?.toFixed(2) ?? null,
    Tonality: track?.key ? musicalOf(track.key).replace("♯", "#").replace("♭", "b") : null,
    Location: locationOf(path),
  })}/>\n`;
}

/** A list as rekordbox's own XML: each track once, and the playlist in its order. */
export function rekordboxOf(name: string, songs: PlacedSong[]) {
  const ids = new Map<string, { id: number; song: PlacedSong }>();
  const order = songs.map((song) => {
    const key = song.path ?? JSON.stringify([song.title, song.artist]);
    const known = ids.get(key) ?? { id: ids.size + 1, song };
    ids.set(key, known);
    return known.id;
  });
  const tracks = [...ids.values()].map(({ id, song }) => trackOf(song, id));
  const node = attributes({ Name: name, Type: 1, KeyType: 0, Entries: order.length });
  return `<?xml version="1.0" encoding="UTF-8"?>
<DJ_PLAYLISTS Version="1.0.0">
  <PRODUCT Name="Crowdcue" Version="1.0.0" Company=""/>
  <COLLECTION Entries="${tracks.length}">
${tracks.join("")}  </COLLECTION>
  <PLAYLISTS>
    <NODE Type="0" Name="ROOT" Count="1">
      <NODE${node}>
${order.map((id) => `        <TRACK Key="${id}"/>\n`).join("")}      </NODE>
    </NODE>
  </PLAYLISTS>
</DJ_PLAYLISTS>
`;
}

/** A list as CSV, in its order. */
function tableOf(songs: PlacedSong[]) {
  const rows = songs.map(({ title, artist, duration, track, path }) => {
    const { album = null, genre = null, bpm = null, key = null } = track ?? {};
    return [title, artist, album, genre, duration, bpm, key, path];
  });
  return csvText(["title", "artist", "album", "genre", "seconds", "bpm", "key", "file"], rows);
}

/** A list of this name in a format. */
export function listIn(format: PlaylistFormat, name: string, songs: PlacedSong[]) {
  if (format === "csv") return tableOf(songs);
  return format === "m3u8" ? m3u8Of(name, songs) : rekordboxOf(name, songs);
}
