import { dataUrlOf } from "@/lib/client/data-url";
import { shrinkPicture } from "@/lib/client/shrink-picture";

/** How many files are chosen at once. */
export const MOST_FILES = 5;

/** A picture of this site, or one that the visitor's browser has drawn. Never a foreign address, and never SVG. */
export const shownPicture =
  /^(\/(?!\/)[\w./-]{1,200}|data:image\/(webp|jpeg);base64,[A-Za-z0-9+/]+=*)$/;

/** Small enough that a desk of 512 KiB takes a dozen pictures. In bytes, before base64. */
const PICTURE_BYTES = 28 * 1024;

/** A picture or a file that the visitor has chosen and not sent yet. `bytes` is what it takes of the desk. */
export type Chosen = { key: string; file: string; bytes: number } & (
  | { kind: "picture"; address: string }
  | { kind: "file"; content: string }
);

/** Why something cannot be sent: the browser cannot read it, or the desk has not so much room (in bytes). */
export type Problem =
  | { code: "unreadable"; file: string }
  | { code: "too_large"; file: string; bytes: number; room: number }
  | { code: "too_many" }
  | { code: "full" };

let count = 0;

/** Reads what the visitor has chosen, where there is room for it. A picture is made small, a file is kept as it is. */
export async function choose(
  file: File,
  kind: Chosen["kind"],
  room: number,
): Promise<Chosen | Problem> {
  const { name } = file;
  if (kind === "file" && file.size > room)
    return { code: "too_large", file: name, bytes: file.size, room };
  const blob = kind === "picture" ? await shrinkPicture(file, PICTURE_BYTES) : file;
  const address = blob && (await dataUrlOf(blob).catch(() => undefined));
  if (!blob || !address) return { code: "unreadable", file: name };
  if (blob.size > room) return { code: "too_large", file: name, bytes: blob.size, room };
  count += 1;
  const chosen = { key: String(count), file: name, bytes: blob.size };
  if (kind === "picture") return { ...chosen, kind, address };
  return { ...chosen, kind, content: address.slice(address.indexOf(",") + 1) };
}
