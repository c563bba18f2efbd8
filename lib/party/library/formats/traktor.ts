import { camelotOf, keyOfTraktor } from "../keys";
import { foundTrack } from "./found";
import { bpmOf, numberOf, secondsOf, starsOf, withVersion, yearOf } from "./values";
import { type Attributes, byName, readXml } from "./xml";

/** The path of a location, whose folders are separated by "/:". */
function pathOf({ VOLUME = "", DIR = "", FILE = "" }: Attributes) {
  if (!FILE) return null;
  const path = DIR.replaceAll("/:", "/") + FILE;
  if (/^[A-Z]:$/i.test(VOLUME)) return VOLUME + path;
  // The disk that a Mac has started from; every other one lies under /Volumes.
  return !VOLUME || path.startsWith("/Users/") ? path : `/Volumes/${VOLUME}${path}`;
}

/** The parts of one ENTRY of the collection: attributes by the name of their element. */
type Entry = { line: number; parts: Record<string, Attributes> };

function trackOf({ line, parts }: Entry) {
  const { ENTRY = {}, INFO = {}, LOCATION = {}, ALBUM = {}, TEMPO = {} } = parts;
  const { VOLUME = "", DIR = "", FILE = "" } = LOCATION;
  const number = numberOf(parts.MUSICAL_KEY?.VALUE);
  return foundTrack(line, {
    keys: [VOLUME + DIR + FILE].filter(Boolean),
    title: withVersion(ENTRY.TITLE ?? "", INFO.MIX),
    artist: ENTRY.ARTIST,
    album: ALBUM.TITLE,
    genre: INFO.GENRE,
    year: yearOf(INFO.RELEASE_DATE),
    duration: secondsOf(INFO.PLAYTIME_FLOAT) ?? secondsOf(INFO.PLAYTIME),
    bpm: bpmOf(TEMPO.BPM),
    // The number is what Traktor heard, the text what a tag says.
    key: (number === null ? null : keyOfTraktor(number)) ?? camelotOf(INFO.KEY ?? ""),
    comment: INFO.COMMENT,
    rating: starsOf(INFO.RANKING, 255),
    path: pathOf(LOCATION),
  });
}

/** Reads Traktor's collection.nml. An ENTRY of the collection is a track, one of a playlist names one. */
export function readTraktor(file: Blob) {
  return readXml(file, (emit) => {
    let isCollection = false;
    let entry: Entry | null = null;
    const nodes: { name: string; tracks: string[] }[] = [];
    const part = (name: string) => (attributes: Attributes) => {
      if (entry) entry.parts[name] = attributes;
    };
    return byName(
      {
        COLLECTION({ ENTRIES }) {
          isCollection = true;
          emit({ kind: "total", tracks: numberOf(ENTRIES) ?? 0 });
        },
        ENTRY(attributes, line) {
          if (isCollection) entry = { line, parts: { ENTRY: attributes } };
        },
        INFO: part("INFO"),
        LOCATION: part("LOCATION"),
        ALBUM: part("ALBUM"),
        TEMPO: part("TEMPO"),
        MUSICAL_KEY: part("MUSICAL_KEY"),
        NODE({ NAME = "" }) {
          nodes.push({ name: NAME, tracks: [] });
        },
        PRIMARYKEY({ KEY = "" }) {
          nodes.at(-1)?.tracks.push(KEY);
        },
      },
      {
        COLLECTION() {
          isCollection = false;
        },
        ENTRY() {
          if (entry) emit(trackOf(entry));
          entry = null;
        },
        PLAYLIST() {
          const { name = "", tracks = [] } = nodes.at(-1) ?? {};
          // The outermost folder is the tree itself.
          const folders = nodes.slice(1, -1).map((folder) => folder.name);
          emit({ kind: "playlist", playlist: { folders, name, tracks } });
        },
        NODE() {
          nodes.pop();
        },
      },
    );
  });
}
