import { camelotOf } from "../keys";
import { foundTrack } from "./found";
import { pathOfUrl } from "./paths";
import { bpmOf, numberOf, secondsOf, starsOf, withVersion, yearOf } from "./values";
import { type Attributes, byName, readXml } from "./xml";

function trackOf(attributes: Attributes, line: number) {
  const { TrackID = "", Name = "", Location = "", Mix } = attributes;
  return foundTrack(line, {
    // The number is only this library's, and two libraries may come together.
    keys: [Location, TrackID].filter(Boolean),
    title: withVersion(Name, Mix),
    artist: attributes.Artist,
    album: attributes.Album,
    genre: attributes.Genre,
    year: yearOf(attributes.Year),
    duration: secondsOf(attributes.TotalTime),
    bpm: bpmOf(attributes.AverageBpm),
    key: camelotOf(attributes.Tonality ?? ""),
    comment: attributes.Comments,
    rating: starsOf(attributes.Rating, 255),
    path: pathOfUrl(Location),
  });
}

/** A node of the tree of playlists: a folder has no tracks. */
type Node = { name: string; tracks: string[] | null };

/**
 * Reads rekordbox's XML export. The elements of its collection and of its playlists are both called TRACK: the latter
 * name a track by number or, where `KeyType` is 1, by location.
 */
export function readRekordbox(file: Blob) {
  return readXml(file, (emit) => {
    let isCollection = false;
    const nodes: Node[] = [];
    return byName(
      {
        COLLECTION({ Entries }) {
          isCollection = true;
          emit({ kind: "total", tracks: numberOf(Entries) ?? 0 });
        },
        NODE({ Name = "", Type }) {
          nodes.push({ name: Name, tracks: Type === "0" ? null : [] });
        },
        TRACK(attributes, line) {
          if (isCollection) emit(trackOf(attributes, line));
          else if (attributes.Key) nodes.at(-1)?.tracks?.push(attributes.Key);
        },
      },
      {
        COLLECTION() {
          isCollection = false;
        },
        NODE() {
          const { name = "", tracks = null } = nodes.pop() ?? {};
          // The outermost folder is the tree itself.
          const folders = nodes.slice(1).map((folder) => folder.name);
          if (tracks) emit({ kind: "playlist", playlist: { folders, name, tracks } });
        },
      },
    );
  });
}
