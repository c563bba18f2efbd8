import type { Found } from "./found";

/** A playlist or folder as databases keep them: each names its parent. */
export type Branch = { id: string; parent: string; name: string };

/** Returns the names of the folders around a branch, outermost first. A tree that runs in a circle ends where it closes. */
function foldersOf(branch: Branch, branches: Map<string, Branch>) {
  const folders: string[] = [];
  const seen = new Set([branch.id]);
  let parent = branches.get(branch.parent);
  while (parent && !seen.has(parent.id)) {
    seen.add(parent.id);
    folders.unshift(parent.name);
    parent = branches.get(parent.parent);
  }
  return folders;
}

/** The playlists of a tree, each with its folders; a branch that has no tracks and holds others is a folder. */
export function playlistsOf(branches: Branch[], tracksOf: (id: string) => string[]): Found[] {
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  const parents = new Set(branches.map(({ parent }) => parent));
  return branches.flatMap((branch) => {
    const tracks = tracksOf(branch.id);
    if (tracks.length === 0 && parents.has(branch.id)) return [];
    const folders = foldersOf(branch, byId);
    return [{ kind: "playlist", playlist: { folders, name: branch.name, tracks } }];
  });
}

/** Groups rows "a list, one of its tracks" by the list, in the order in which they come. */
export function tracksByList(rows: { list: string; track: string }[]) {
  const lists = new Map<string, string[]>();
  for (const { list, track } of rows) {
    const tracks = lists.get(list);
    if (tracks) tracks.push(track);
    else lists.set(list, [track]);
  }
  return (list: string) => lists.get(list) ?? [];
}
