import "server-only";
import { drawAvatar } from "./avatar";
import { drawCover } from "./cover";
import { drawLanguage } from "./language";
import { drawPhoto } from "./photo";
import { drawProduct } from "./product";
import { blend, frame } from "./rules";
import { drawScene } from "./scene";
import { type PictureKind, pictureSchema } from "./schema";

const drawings: Record<PictureKind, (id: string) => string> = {
  avatar: drawAvatar,
  cover: drawCover,
  scene: drawScene,
  photo: drawPhoto,
  product: drawProduct,
  language: drawLanguage,
  file: drawFile,
};

/** Draws the picture of this kind and id as SVG. */
export function drawPicture({ kind, id }: { kind: PictureKind; id: string }) {
  return drawings[kind](id);
}

/** Draws the picture of an address, as `pictureUrl` of the fixtures makes it. @throws for any other address */
export function drawAddress(address: string) {
  const [kind, id] = address.split("/").slice(-2);
  return drawPicture(pictureSchema.parse({ kind, id }));
}

const FILE_HUES = new Map([
  ["pdf", 4],
  ["xls", 150],
  ["mp3", 265],
  ["zip", 38],
]);

/** Draws a sheet of paper with the file's extension. */
function drawFile(extension: string) {
  const hue = FILE_HUES.get(extension) ?? 215;
  const name = extension.slice(0, 4).toUpperCase();
  return frame(
    `${blend(`hsl(${hue} 70% 94%)`, `hsl(${hue} 62% 86%)`)}<path d="M48 28h44l24 24v72a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8z" fill="#fff"/><path d="M92 28v16a8 8 0 0 0 8 8h16z" fill="hsl(${hue} 50% 72%)"/><rect x="40" y="80" width="76" height="32" fill="hsl(${hue} 62% 42%)"/><text x="78" y="103" text-anchor="middle" font-family="system-ui,sans-serif" font-size="21" font-weight="700" fill="#fff">${name}</text>`,
  );
}
