import type { Chosen } from "@/lib/office/desk/chosen";
import type { Said } from "./schema";

/** What is said with words, pictures and files: each picture is a message, and the files go with the words. */
export function saidWith(words: string, chosen: readonly Chosen[]): Said[] {
  const msg = words.trim();
  const pictures = chosen.flatMap((one): Said[] =>
    one.kind === "picture" ? [{ msg: one.address, type: "image", attachments: [] }] : [],
  );
  const attachments = chosen.flatMap((one) =>
    one.kind === "file"
      ? [{ icon: iconOf(one.file), file: one.file, fileSize: one.bytes, content: one.content }]
      : [],
  );
  if (!msg && attachments.length === 0) return pictures;
  return [...pictures, { msg, type: "text", attachments }];
}

/** The picture of a file by its extension. */
function iconOf(file: string) {
  const [, extension = "file"] = /\.([a-z0-9]{1,8})$/i.exec(file) ?? [];
  return `/api/pictures/file/${extension.toLowerCase()}`;
}
