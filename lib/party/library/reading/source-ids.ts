import { digest } from "../digest";
import type { FoundTrack } from "../formats/found";

/** A number or a code of the program itself. A path is none: it is only sent as a digest. */
const OWN_ID = /^[A-Za-z0-9-]{1,40}$/;

function baseOf({ keys: [key], title, artist, album, duration }: FoundTrack) {
  if (!key) return `~${digest(JSON.stringify([title, artist, album, duration]))}`;
  return OWN_ID.test(key) ? key : `~${digest(key)}`;
}

/** Names the tracks of one import: the same track alike at each import, and no two tracks of a file alike. */
export class SourceIds {
  private readonly ofOtherFiles = new Set<string>();
  private readonly byKeyBefore = new Map<string, string>();
  private counts = new Map<string, number>();
  private byKey = new Map<string, string>();

  /** Another file of the same program begins, which may list the same tracks, and other ones by the same numbers. */
  nextFile() {
    for (const id of this.counts.keys()) this.ofOtherFiles.add(id);
    for (const [key, id] of this.byKey) this.byKeyBefore.set(key, id);
    this.counts = new Map();
    this.byKey = new Map();
  }

  /** The name of a track, or null when another file of the import has brought it. */
  add(track: FoundTrack) {
    const base = baseOf(track);
    const count = (this.counts.get(base) ?? 0) + 1;
    const id = count === 1 ? base : `${base}.${count}`;
    for (const key of track.keys) if (!this.byKey.has(key)) this.byKey.set(key, id);
    if (this.ofOtherFiles.has(base)) return null;
    this.counts.set(base, count);
    return id;
  }

  /** The name of the track that a playlist of this file calls so. */
  of(key: string) {
    return this.byKey.get(key) ?? this.byKeyBefore.get(key);
  }
}
