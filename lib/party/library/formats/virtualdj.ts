import { camelotOf } from "../keys";
import { foundTrack } from "./found";
import { bpmOf, numberOf, secondsOf, starsOf, withVersion, yearOf } from "./values";
import { type Attributes, type Handlers, readXml } from "./xml";

/** No music has as few beats a minute, and no beat takes as many seconds. */
const MOST_SECONDS_PER_BEAT = 10;

/** VirtualDJ counts seconds per beat; other programs that write its format write beats a minute. */
function speedOf(value: string | undefined) {
  const number = numberOf(value);
  return bpmOf(number && number < MOST_SECONDS_PER_BEAT ? 60 / number : number);
}

/** The parts of one Song: attributes by the name of their element. */
type Song = { line: number; comment: string; parts: Record<string, Attributes> };

function trackOf({ line, comment, parts }: Song) {
  const { Song = {}, Tags = {}, Infos = {}, Scan = {} } = parts;
  const path = Song.FilePath ?? "";
  return foundTrack(line, {
    keys: [path].filter(Boolean),
    title: withVersion(Tags.Title ?? "", Tags.Remix),
    artist: Tags.Author,
    album: Tags.Album,
    genre: Tags.Genre,
    year: yearOf(Tags.Year),
    duration: secondsOf(Infos.SongLength),
    bpm: speedOf(Scan.Bpm ?? Tags.Bpm),
    key: camelotOf(Scan.Key ?? Tags.Key ?? ""),
    comment: parts.Comment?.Text ?? comment,
    rating: starsOf(Tags.Stars, 5),
    path: path.includes("://") ? null : path || null,
  });
}

/** Reads VirtualDJ's database.xml. It has no playlists: those are files of their own. */
export function readVirtualDj(file: Blob) {
  return readXml(file, (emit): Handlers => {
    let song: Song | null = null;
    let isComment = false;
    return {
      open(name, attributes, line) {
        if (name === "Song") song = { line, comment: "", parts: {} };
        if (song) song.parts[name] = attributes;
        isComment = name === "Comment";
      },
      text(text) {
        if (song && isComment) song.comment += text;
      },
      close(name) {
        isComment = false;
        if (name !== "Song" || !song) return;
        emit(trackOf(song));
        song = null;
      },
    };
  });
}
