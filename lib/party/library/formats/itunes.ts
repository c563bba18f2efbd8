import { type Found, foundTrack } from "./found";
import { pathOfUrl } from "./paths";
import { bpmOf, numberOf, secondsOf, starsOf, yearOf } from "./values";
import { type Handlers, readXml } from "./xml";

/** The plain values of a dictionary; what is nested is read as it comes. */
type Values = Record<string, string>;

function trackOf(values: Values, line: number) {
  const { Location = "" } = values;
  return foundTrack(line, {
    // The persistent one outlives a new library; playlists use the other.
    keys: [values["Persistent ID"], values["Track ID"]].filter((key) => key !== undefined),
    title: values.Name,
    artist: values.Artist,
    album: values.Album,
    genre: values.Genre,
    year: yearOf(values.Year),
    duration: secondsOf((numberOf(values["Total Time"]) ?? 0) / 1000),
    bpm: bpmOf(values.BPM),
    comment: values.Comments,
    rating: values["Rating Computed"] ? null : starsOf(values.Rating, 100),
    explicit: "Explicit" in values ? values.Explicit === "true" : null,
    path: pathOfUrl(Location),
  });
}

/** Playlists come after the folders that they lie in. */
class Playlists {
  private readonly folders = new Map<string, string[]>();

  /** The playlist of these values, unless it is a folder, hidden, or the whole library. */
  found(values: Values, tracks: string[]): Found | null {
    const { Name: name = "" } = values;
    const folders = this.folders.get(values["Parent Persistent ID"] ?? "") ?? [];
    if (values.Folder === "true") {
      this.folders.set(values["Playlist Persistent ID"] ?? "", [...folders, name]);
      return null;
    }
    if (values.Master === "true" || values.Visible === "false") return null;
    return { kind: "playlist", playlist: { folders, name, tracks } };
  }
}

/** How deep the dictionaries of tracks and playlists lie, and those of a playlist's tracks; `plist` is the first element. */
const DEPTH = 4;
const DEPTH_OF_ITEM = 6;

/** Reads the Library.xml of iTunes and Music: a property list, without building it in memory. */
export function readITunes(file: Blob) {
  return readXml(file, (emit): Handlers => {
    const playlists = new Playlists();
    let depth = 0;
    let section = "";
    let key = "";
    let text = "";
    let line = 1;
    let values: Values = {};
    let items: string[] = [];

    function keep(value: string) {
      if (depth - 1 === DEPTH_OF_ITEM && key === "Track ID") items.push(value);
      else if (depth - 1 === DEPTH) values[key] = value;
    }

    const closings: Record<string, () => void> = {
      dict() {
        if (depth !== DEPTH) return;
        if (section === "Tracks") emit(trackOf(values, line));
        const found = section === "Playlists" ? playlists.found(values, items) : null;
        if (found) emit(found);
      },
      key() {
        key = text;
        if (depth === DEPTH - 1) section = text;
      },
      true: () => keep("true"),
      false: () => keep("false"),
      string: () => keep(text),
      integer: () => keep(text),
    };

    return {
      open(name, _, at) {
        depth++;
        text = "";
        if (name !== "dict" || depth !== DEPTH) return;
        values = {};
        items = [];
        line = at;
      },
      text(piece) {
        text += piece;
      },
      close(name) {
        if (Object.hasOwn(closings, name)) closings[name]?.();
        depth--;
      },
    };
  });
}
