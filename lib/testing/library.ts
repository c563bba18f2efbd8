import { slicesOf } from "@/lib/lists/slices";
import type { Report } from "@/lib/party/library/schema";
import { MOST_ROWS, type NewTrack, type PlaylistPart } from "@/lib/party/library/track";
import type { Caller } from "./calls";

/** A track of which nothing is known but its song. */
export function made(sourceId: string, title: string, artist = "", more: Partial<NewTrack> = {}) {
  return { sourceId, title, artist, ...more };
}

type Given = {
  tracks?: ReturnType<typeof made>[];
  playlists?: PlaylistPart[];
  source?: string;
};

/** Imports tracks and playlists, as the page does. */
export async function imported(
  dj: Caller,
  { tracks = [], playlists = [], source = "rekordbox" }: Given,
) {
  const importing = await Importing.begun(dj, source);
  for (const some of slicesOf(tracks, MOST_ROWS)) await importing.add({ tracks: some });
  if (playlists.length > 0) await importing.add({ playlists });
  return importing.finish();
}

/** An import that goes on. */
export class Importing {
  readonly dj: Caller;
  readonly id: string;
  part = 0;

  constructor(dj: Caller, id: string) {
    this.dj = dj;
    this.id = id;
  }

  static async begun(dj: Caller, source = "rekordbox") {
    const path = "/api/dj/library/imports";
    const { body } = await dj.post<{ id: string }>(path, { source, fileName: "collection.xml" });
    return new Importing(dj, body.id);
  }

  get path() {
    return `/api/dj/library/imports/${this.id}`;
  }

  async add(rows: Given, part = this.part) {
    const { source: _, ...body } = rows;
    const reply = await this.dj.post<{ received: number }>(`${this.path}/rows`, { part, ...body });
    if (reply.status === 200) this.part = part + 1;
    return reply;
  }

  async finish() {
    const { status, body } = await this.dj.post<Report>(`${this.path}/finish`);
    if (status !== 200) throw new Error(`Finishing answered ${status} ${JSON.stringify(body)}.`);
    return body;
  }
}
