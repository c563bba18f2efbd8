// Reads the libraries of DJ programs as the library page does, and prints what an import would bring:
// `npm run library -- FILE…`; with `--json`, each row. Nothing is sent anywhere.
import "./typescript.mjs";
import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import initSqlJs from "sql.js";

const { planImports, refusalOf } = await import("../lib/party/library/reading/plan.ts");
const { readImport } = await import("../lib/party/library/reading/read.ts");

const paths = process.argv.slice(2).filter((argument) => argument !== "--json");
const isJson = process.argv.includes("--json");
if (paths.length === 0) {
  console.error("Name the files to read: npm run library -- rekordbox.xml");
  process.exit(2);
}

/** A file that is read as it is needed. */
async function fileAt(path) {
  const blob = await openAsBlob(path);
  return Object.defineProperty(blob, "name", { value: basename(path) });
}

function tell({ fileName, problem, place }) {
  const at = place
    ? ` at ${"byte" in place ? `byte ${place.byte}` : `${place.line}:${place.column}`}`
    : "";
  console.error(`${fileName}: ${problem}${at}`);
  process.exitCode = 1;
}

async function print(planned) {
  const counts = { tracks: 0, playlists: 0, skipped: 0 };
  const start = performance.now();
  for await (const { rows, skipped = [] } of readImport(planned)) {
    for (const { line, reason } of skipped) console.error(`line ${line}: ${reason}`);
    counts.skipped += skipped.length;
    counts.tracks += rows?.tracks.length ?? 0;
    counts.playlists += rows?.playlists.length ?? 0;
    if (isJson) printRows(rows ?? {});
  }
  const { tracks, playlists, skipped } = counts;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const said = `${tracks} tracks, ${playlists} parts of playlists, ${skipped} skipped, ${seconds} s`;
  console.error(`${planned.fileName} (${planned.kind}): ${said}`);
}

function printRows(rows) {
  for (const row of Object.values(rows).flat()) console.log(JSON.stringify(row));
}

const { imports, refused } = await planImports(await Promise.all(paths.map(fileAt)), initSqlJs);
for (const refusal of refused) tell(refusal);
for (const planned of imports) {
  await print(planned).catch((error) => tell(refusalOf(planned.fileName, error)));
}
