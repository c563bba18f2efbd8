import { analyse } from "chardet";
import { UnreadableFile } from "./found";

/** Lists are held whole; 100,000 tracks of one take some 20 MB. */
const LARGEST_LIST = 128 * 2 ** 20;
/** As much as a guess of the encoding needs. */
const SAMPLE = 256 * 1024;
/** Below it, the guess names encodings at random (percent). */
const LEAST_CONFIDENCE = 20;
/** Half of what a Western program wrote before Unicode, and able to read any bytes. */
const WESTERN = "windows-1252";

/** The encoding that a file names at its very start, by its byte-order mark or by how "<" is written. */
function encodingOfStart([first, second, third]: Uint8Array) {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0x3c && second === 0) return "utf-16le";
  if (first === 0 && second === 0x3c) return "utf-16be";
  return null;
}

/** The encoding of an XML file: by its start, then by its declaration. */
export function encodingOfXml(head: Uint8Array) {
  const start = new TextDecoder(WESTERN).decode(head.subarray(0, 200));
  const [, declared = "utf-8"] = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)/.exec(start) ?? [];
  return encodingOfStart(head) ?? declared;
}

function isUtf8(bytes: Uint8Array) {
  try {
    // A sample may end within a letter.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The encoding of a list, which has no declaration: by its start, UTF-8 if it may be, else a guess. */
function encodingOfList(bytes: Uint8Array) {
  const known = encodingOfStart(bytes);
  if (known) return known;
  if (isUtf8(bytes)) return "utf-8";
  const [best] = analyse(bytes.subarray(0, SAMPLE));
  return best && best.confidence >= LEAST_CONFIDENCE ? best.name : WESTERN;
}

/** A decoder of an encoding; one that nobody knows is a problem of the file. */
function decoderOf(encoding: string, fatal: boolean) {
  try {
    return new TextDecoder(encoding, { fatal });
  } catch {
    throw new UnreadableFile("unknown");
  }
}

/** The text of a list, or of its first bytes. */
export function listText(bytes: Uint8Array) {
  return decoderOf(encodingOfList(bytes), false).decode(bytes);
}

/** The whole text of a list. @throws UnreadableFile for one that is too large to hold */
export async function wholeList(file: Blob) {
  if (file.size > LARGEST_LIST) throw new UnreadableFile("too_large");
  return listText(new Uint8Array(await file.arrayBuffer()));
}

/** The first bytes of a file. */
export async function headOf(file: Blob, length: number) {
  return new Uint8Array(await file.slice(0, length).arrayBuffer());
}

/** Decodes a piece, or what is left at the end. @throws UnreadableFile for bytes that the encoding does not know */
function piece(decoder: TextDecoder, bytes?: Uint8Array) {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new UnreadableFile("broken");
  }
}

/** The text of an XML file piece by piece. @throws UnreadableFile for bytes that its encoding does not know */
export async function* xmlText(file: Blob) {
  const decoder = decoderOf(encodingOfXml(await headOf(file, 200)), true);
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    yield piece(decoder, value);
  }
  yield piece(decoder);
}
