import { dirname } from "node:path";

/**
 * @param imports {[from: string, to: string][]} files
 * @returns {string[]} one cycle for each group of folders that import each other
 */
export function folderCycles(imports) {
  const edges = new Map();
  for (const [from, to] of imports) {
    const [folder, other] = [dirname(from), dirname(to)];
    if (folder === other) continue;
    if (!edges.has(folder)) edges.set(folder, new Map());
    if (!edges.get(folder).has(other)) edges.get(folder).set(other, `${from} imports ${to}`);
  }
  const told = new Set();
  return [...edges.keys()].flatMap((folder) => {
    const cycle = told.has(folder) ? undefined : shortestCycle(edges, folder);
    if (!cycle) return [];
    for (const one of cycle) told.add(one);
    const steps = cycle.map((one, at) => edges.get(one).get(cycle[at + 1] ?? folder));
    return [["Folders import each other in a cycle:", ...steps].join("\n    ")];
  });
}

/** Returns a shortest path from `start` back to it, breadth first, or undefined. */
function shortestCycle(edges, start) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of edges.get(way.at(-1))?.keys() ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
