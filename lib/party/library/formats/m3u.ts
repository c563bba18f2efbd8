import { type Found, foundTrack, UnreadableFile } from "./found";
import { nameOfPath } from "./paths";
import { wholeList } from "./text";
import { clockOf } from "./values";

/** What a line above a path says of its track. */
type Said = { line: number; artist: string; title: string; duration: number | null };

/** "#EXTINF:419,Alice in Chains - Rotten Apple"; a length of -1 or 0 is not known. */
function extended(text: string, line: number): Said {
  const [, length, said = ""] = /^#EXTINF:\s*(-?[\d.]+)?[^,]*,(.*)$/i.exec(text) ?? [];
  const [, artist = "", title = said] = /^(.+?)\s+-\s+(.+)$/.exec(said) ?? [];
  return { line, artist, title, duration: clockOf(length) };
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The tag of this name in "#EXTVDJ:<artist>ACTORS</artist>…". */
function tag(text: string, name: string) {
  const [, value = ""] = new RegExp(`<${name}>([^<]*)</${name}>`, "i").exec(text) ?? [];
  return value.replace(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
}

/** VirtualDJ's line. */
function ofVirtualDj(text: string, line: number): Said {
  return {
    line,
    artist: tag(text, "artist"),
    title: tag(text, "title"),
    duration: clockOf(tag(text, "songlength")),
  };
}

/** Both where a list has both: VirtualDJ's own tags are right. */
function said(text: string, line: number, before: Said | null) {
  if (/^#EXTVDJ:/i.test(text)) return ofVirtualDj(text, line);
  return /^#EXTINF/i.test(text) && !before?.title ? extended(text, line) : before;
}

function trackOf(path: string, line: number, said: Said | null) {
  return foundTrack(said?.line ?? line, {
    keys: [path],
    title: said?.title.trim() || nameOfPath(path),
    artist: said?.artist,
    duration: said?.duration ?? null,
    path,
  });
}

const AUDIO = /\.(mp3|m4a|aac|aiff?|flac|wav|ogg|opus|wma|alac|ape|mp4|m4v|mov|mkv|webm)$/i;
const ADDRESS = /^[a-z]+:\/\/\S+$/i;

/** Whether the first lines are those of a playlist: its marks, or nothing but music files. */
export function isM3u(head: string) {
  const lines = head.split(/\r\n?|\n/).map((line) => line.trim());
  // The last one may be cut.
  const whole = lines.length > 1 ? lines.slice(0, -1) : lines;
  const paths = whole.filter((line) => line && !line.startsWith("#"));
  if (whole.some((line) => /^#(EXTM3U|EXTINF|EXTVDJ)/i.test(line))) return true;
  return paths.length > 0 && paths.every((path) => AUDIO.test(path) || ADDRESS.test(path));
}

/** Reads a playlist in M3U or M3U8, plain or extended, also VirtualDJ's. Its name is in it, or that of its file. */
export async function* readM3u(file: Blob, fileName: string): AsyncGenerator<Found[]> {
  const lines = (await wholeList(file)).split(/\r\n?|\n/);
  const found: Found[] = [];
  const tracks: string[] = [];
  let name = fileName.replace(/\.m3u8?$/i, "");
  let before: Said | null = null;
  for (const [index, text] of lines.entries()) {
    const line = text.trim();
    if (line.startsWith("#")) {
      const [, title] = /^#PLAYLIST:\s*(.+)$/i.exec(line) ?? [];
      name = title ?? name;
      before = said(line, index + 1, before);
    } else if (line) {
      found.push(trackOf(line, index + 1, before));
      tracks.push(line);
      before = null;
    }
  }
  if (before) {
    const last = lines.at(-1) ?? "";
    throw new UnreadableFile("broken", { line: lines.length, column: last.length + 1 });
  }
  yield [...found, { kind: "playlist", playlist: { folders: [], name, tracks } }];
}
