import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "./files.mjs";

/** Survivors that nobody can notice, by file: the line they are in, the change, and why. */
const listed = Object.entries(
  JSON.parse(readFileSync(join(import.meta.dirname, "equivalent.json"), "utf8")),
).flatMap(([file, entries]) => entries.map((entry) => ({ file, ...entry })));

export function isMissed(mutant) {
  return mutant?.status === "survived" || mutant?.status === "unreached";
}

/** Prints the survivors, which survivors.txt keeps, and the score of each area. */
export function printScore(judged) {
  const survivors = judged.filter((mutant) => isMissed(mutant) && !isListed(mutant));
  const text = survivors.map(described).join("");
  writeFileSync(join(folder, "survivors.txt"), text);
  console.log(text);
  const areas = [...new Set(judged.map(areaOf))];
  const table = areas.map((area) => [area, countsOf(judged.filter((it) => areaOf(it) === area))]);
  console.table(Object.fromEntries(table));
}

/** The entries of the list, of files that were judged as a whole, that no survivor needs. */
export function staleEntries(judged, wholeFiles) {
  const missed = judged.filter(isMissed);
  return listed.filter(
    (entry) => wholeFiles.has(entry.file) && !missed.some((mutant) => isSame(mutant, entry)),
  );
}

export function described({ file, line = "", change, at, status = "listed" }) {
  return `${file}:${line} (${status})\n  ${change}\n  in: ${at}\n`;
}

/** The noun of a file, or its group where that is one area. */
function areaOf({ file }) {
  const [first, group, noun] = file.split("/");
  return group === "party" || group === "office"
    ? `${first}/${group}/${noun}`
    : `${first}/${group}`;
}

function countsOf(mutants) {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count("killed", "timeout");
  const equivalent = mutants.filter((mutant) => isMissed(mutant) && isListed(mutant)).length;
  const missed = count("survived", "unreached") - equivalent;
  return {
    noticed,
    missed,
    unreached: count("unreached"),
    timeout: count("timeout"),
    equivalent,
    types: count("refused"),
    "%": Math.round((1000 * noticed) / Math.max(1, noticed + missed)) / 10,
  };
}

function isListed(mutant) {
  return listed.some((entry) => isSame(mutant, entry));
}

function isSame(mutant, { file, at, change }) {
  return mutant.file === file && mutant.at === at && mutant.change === change;
}
