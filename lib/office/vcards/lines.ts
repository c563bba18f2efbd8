/** Cards bring pictures along, and lines of a hostile file need not end. What is longer is cut off. */
const LONGEST_LINE = 20_000;

/** The properties that become part of a contact; pictures and the rest stay in the file. */
const READ = [
  "BEGIN",
  "END",
  "VERSION",
  "N",
  "FN",
  "ORG",
  "TEL",
  "EMAIL",
  "ADR",
  "NOTE",
  "CATEGORIES",
];

/** A property's name, its parameters and what follows, which is bytes. */
const PROPERTY = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/s;

export type VcardLine = { name: string; parameters: string; value: string };

/**
 * The lines of a file that tell something about its contacts, each with its name in capitals and its value as text. A
 * line may be folded within a character and each may have a charset of its own, so that bytes are joined first.
 */
export function* linesOf(bytes: Uint8Array): Generator<VcardLine> {
  for (const line of unfolded(byteText(inUtf8(bytes)))) {
    const property = PROPERTY.exec(line.slice(0, LONGEST_LINE));
    const [, written = "", parameters = "", value = ""] = property ?? [];
    const name = written.toUpperCase();
    if (READ.includes(name)) yield { name, parameters, value: decoded(value, parameters) };
  }
}

/** Files of some programs are in UTF-16. */
function inUtf8(bytes: Uint8Array) {
  const label = utf16In(bytes);
  return label ? new TextEncoder().encode(new TextDecoder(label).decode(bytes)) : bytes;
}

/** By the mark in the first two bytes; without one, the first letter has a zero beside it. */
function utf16In([first = 0, second = 0]: Uint8Array) {
  const mark = first * 256 + second;
  if (mark === 0xfffe || (first !== 0 && second === 0)) return "utf-16le";
  if (mark === 0xfeff || (first === 0 && second !== 0)) return "utf-16be";
  return undefined;
}

/** One character for each byte. */
function byteText(bytes: Uint8Array) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  // The mark of UTF-8.
  return text.replace(/^\u00ef\u00bb\u00bf/, "");
}

/** A line that may go on: what it has so far, and how it goes on if it does. */
type OpenLine = { parts: string[]; length: number; isQuoted: boolean };

/** Joins what was folded: at a space that begins the next line, or in quoted-printable at an equals sign. */
function* unfolded(text: string) {
  let line: OpenLine = { parts: [], length: 0, isQuoted: false };
  let isOld = false;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const isSoft = line.isQuoted && line.parts.at(-1)?.endsWith("=") === true;
    if (isSoft || /^[ \t]/.test(raw)) {
      // Version 2.1 folds before a space of the text, the later ones anywhere with a space of their own.
      append(line, isSoft || isOld ? raw : raw.slice(1), isSoft);
      continue;
    }
    yield line.parts.join("");
    line = { parts: [raw], length: raw.length, isQuoted: /^[^:]*QUOTED-PRINTABLE/i.test(raw) };
    if (/^VERSION:/i.test(raw)) isOld = raw.trim().endsWith("2.1");
  }
  yield line.parts.join("");
}

function append(line: OpenLine, more: string, isSoft: boolean) {
  const last = line.parts.pop() ?? "";
  line.parts.push(isSoft ? last.slice(0, -1) : last);
  line.length += more.length;
  if (line.length <= LONGEST_LINE) line.parts.push(more);
}

/** A value as text in one line: its line breaks are written as vCards write them. */
function decoded(value: string, parameters: string) {
  const charset = /CHARSET="?([\w.:-]+)/i.exec(parameters)?.[1];
  return textIn(bytesOf(value, parameters), charset)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

function bytesOf(value: string, parameters: string) {
  if (/QUOTED-PRINTABLE/i.test(parameters)) {
    return value.replace(/=([\da-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
  }
  if (!/ENCODING="?(?:B|BASE64)\b/i.test(parameters)) return value;
  try {
    return atob(value.replace(/\s/g, ""));
  } catch {
    return "";
  }
}

/** Without a charset that we know, what is no UTF-8 is what Windows wrote in the West. */
function textIn(value: string, charset: string | undefined) {
  const bytes = Uint8Array.from(value, (byte) => byte.charCodeAt(0));
  for (const label of [charset, "utf-8"]) {
    try {
      if (label) return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // The next one may fit.
    }
  }
  return new TextDecoder("windows-1252").decode(bytes);
}
