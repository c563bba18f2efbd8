import type { Playlists } from "@/lib/party/library/schema";

type Playlist = Playlists["playlists"][number];
export type Leaf = Pick<Playlist, "id" | "name" | "tracks">;
export type Branch = {
  key: string;
  name: string;
  children: (Branch | Leaf)[];
  /** The playlists within, at any depth. */
  ids: string[];
};

/** The programs by the names of their makers. */
const NAMES: Record<string, string> = {
  rekordbox: "rekordbox",
  traktor: "Traktor",
  virtualdj: "VirtualDJ",
  serato: "Serato",
  engine: "Engine DJ",
  mixxx: "Mixxx",
  itunes: "iTunes, Music",
};

/** What a source is called; empty for lists, of which each is a source by itself. */
export function sourceName(source: string) {
  return NAMES[source] ?? source.replace(/^list:/, "");
}

/** Where a playlist belongs: with those of its program, or with the other lists. */
function groupOf(source: string) {
  return source.startsWith("list:") ? "list:" : source;
}

/** Puts playlists into their folders, each program's apart, in the order in which they come. */
export function branchesOf(playlists: Playlist[]) {
  const groups = new Map<string, { source: string; children: (Branch | Leaf)[] }>();
  const folders = new Map<string, Branch>();
  for (const { source, folders: path, ...leaf } of playlists) {
    const group = groups.get(groupOf(source)) ?? { source: groupOf(source), children: [] };
    groups.set(group.source, group);
    let siblings = group.children;
    path.forEach((name, depth) => {
      const key = JSON.stringify([group.source, ...path.slice(0, depth + 1)]);
      const folder = folders.get(key) ?? { key, name, children: [], ids: [] };
      if (!folders.has(key)) siblings.push(folder);
      folders.set(key, folder);
      folder.ids.push(leaf.id);
      siblings = folder.children;
    });
    siblings.push(leaf);
  }
  return [...groups.values()];
}
