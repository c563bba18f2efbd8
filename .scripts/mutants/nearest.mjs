import { dirname } from "node:path";
import { loadedBy, readModules } from "../structure/source.mjs";

/**
 * Returns for each file the test files that reach it, the nearest first: its own and those beside it, which may get to it
 * through a call and many other files, then by the number of imports between them, then by the words that their paths
 * share.
 */
export function nearestTests(files, count) {
  const importers = new Map();
  for (const module of readModules(".", { isWithTests: true })) {
    for (const target of loadedBy(".", module)) {
      importers.set(target, [...(importers.get(target) ?? []), module.file]);
    }
  }
  return new Map(files.map((file) => [file, nearest(file, importers).slice(0, count)]));
}

function nearest(file, importers) {
  const distances = new Map([[file, 0]]);
  for (const [reached, distance] of distances) {
    for (const importer of importers.get(reached) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  const words = new Set(wordsOf(file));
  const shared = (path) => wordsOf(path).filter((word) => words.has(word)).length;
  const isOwn = (path) => withoutEnding(path) === withoutEnding(file);
  const isBeside = (path) => dirname(path) === dirname(file);
  return [...distances.keys()]
    .filter((path) => /\.test\.tsx?$/.test(path))
    .sort(
      (a, b) =>
        isOwn(b) - isOwn(a) ||
        isBeside(b) - isBeside(a) ||
        distances.get(a) - distances.get(b) ||
        shared(b) - shared(a),
    );
}

function wordsOf(path) {
  return withoutEnding(path).split(/[/-]/);
}

function withoutEnding(path) {
  return path.replace(/(\.test)?\.tsx?$/, "");
}
