import { camelotOf } from "../keys";
import { type Found, foundTrack, UnreadableFile } from "./found";
import { bpmOf, clockOf, yearOf } from "./values";

/** Both kinds of file are small: 100,000 tracks take some 60 MB. */
const LARGEST = 512 * 2 ** 20;
/** Tag and length stand before each value. */
const HEAD = 8;
const PER_BATCH = 500;

const utf16 = new TextDecoder("utf-16be");
const ascii = new TextDecoder("latin1");

type Value = { tag: string; start: number; end: number };

/**
 * The values between two places of a file: tag (4 letters), length (4 bytes), and as many bytes.
 * @throws UnreadableFile for one that is longer than what holds it
 */
function* valuesOf(bytes: Uint8Array, from: number, to: number): Generator<Value> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = from;
  while (at < to) {
    const start = at + HEAD;
    const end = start <= to ? start + view.getUint32(at + 4) : Number.POSITIVE_INFINITY;
    if (end > to) throw new UnreadableFile("broken", { byte: at });
    yield { tag: ascii.decode(bytes.subarray(at, at + 4)), start, end };
    at = end;
  }
}

/** The texts of a track by their tags. */
function textsOf(bytes: Uint8Array, { start, end }: Value) {
  const texts: Record<string, string> = {};
  for (const value of valuesOf(bytes, start, end)) {
    if (/^[tp]/.test(value.tag))
      texts[value.tag] = utf16.decode(bytes.subarray(value.start, value.end));
  }
  return texts;
}

function trackOf(texts: Record<string, string>) {
  const { pfil = "" } = texts;
  return foundTrack(0, {
    keys: [pfil].filter(Boolean),
    title: texts.tsng,
    artist: texts.tart,
    album: texts.talb,
    genre: texts.tgen,
    year: yearOf(texts.ttyr),
    duration: clockOf(texts.tlen),
    bpm: bpmOf(texts.tbpm),
    key: camelotOf(texts.tkey ?? ""),
    comment: texts.tcom,
    path: pfil || null,
  });
}

/** What a file of Serato says that it is, in its first value; null for another file. */
export function seratoVersion(head: Uint8Array) {
  if (ascii.decode(head.subarray(0, 4)) !== "vrsn") return null;
  return utf16.decode(head.subarray(HEAD, 128 + HEAD));
}

async function bytesOf(file: Blob) {
  if (file.size > LARGEST) throw new UnreadableFile("too_large");
  return new Uint8Array(await file.arrayBuffer());
}

/** Reads Serato's `database V2`. */
export async function* readSeratoDatabase(file: Blob): AsyncGenerator<Found[]> {
  const bytes = await bytesOf(file);
  let batch: Found[] = [];
  for (const value of valuesOf(bytes, 0, bytes.length)) {
    if (value.tag !== "otrk") continue;
    batch.push(trackOf(textsOf(bytes, value)));
    if (batch.length < PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Reads a crate. Its name and its folders are the name of its file: "Weddings%%Dinner.crate". */
export async function* readSeratoCrate(file: Blob, fileName: string): AsyncGenerator<Found[]> {
  const bytes = await bytesOf(file);
  const tracks: string[] = [];
  for (const value of valuesOf(bytes, 0, bytes.length)) {
    if (value.tag !== "otrk") continue;
    const { ptrk } = textsOf(bytes, value);
    if (ptrk) tracks.push(ptrk);
  }
  const folders = fileName.replace(/\.crate$/i, "").split("%%");
  const name = folders.pop() ?? "";
  yield [{ kind: "playlist", playlist: { folders, name, tracks } }];
}
