import { encode } from "uqr";
import { qrPath } from "@/lib/shell/pictures/qr-path";
import type { PaperSize } from "./schema";

/** Width and height in millimetres, and what CSS calls the page. */
export const papers: Record<PaperSize, { page: string; width: number; height: number }> = {
  a4: { page: "A4", width: 210, height: 297 },
  a5: { page: "A5", width: 148, height: 210 },
  letter: { page: "letter", width: 215.9, height: 279.4 },
  tent: { page: "A4", width: 210, height: 297 },
  letter_tent: { page: "letter", width: 215.9, height: 279.4 },
};

/** The quiet zone that the standard asks for, in modules. */
const QUIET = 4;

/**
 * The modules of a QR code of which up to 30 % may be dirty, torn or in the shade. Where white paper surrounds it, a
 * narrower quiet zone will do.
 */
export function modulesOf(text: string, quiet = QUIET) {
  return encode(text, { ecc: "H", border: quiet }).data;
}

/** A QR code as a file that any program opens and any printer enlarges. */
export function svgOf(modules: boolean[][]) {
  const size = modules.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`,
    `<path d="${qrPath(modules)}"/>`,
    "</svg>\n",
  ].join("");
}

/** The name of a downloaded QR code, without its ending. */
export function fileName(code: string) {
  return `crowdcue-${code.split("/").at(-1)}`;
}
