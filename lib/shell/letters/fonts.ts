import "server-only";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import harfbuzz, { type Font } from "harfbuzzjs";
import { decompress } from "wawoff2";
import { memoized } from "@/lib/process/memoized";
import { singleton } from "@/lib/process/singleton";
import { type FontFile, hasCharacter, rangesIn } from "./rules";

/** The fonts of drawn pictures, by preference. Each is cut into files by script; few of them are ever read. */
const FONTS = ["plus-jakarta-sans", "noto-sans", "noto-sans-arabic", "noto-sans-sc"];

const folderOf = (font: string) =>
  join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource-variable", font);

/** What each file has, by the packages' own lists. */
const files = singleton("letter files", () =>
  FONTS.flatMap((font) => {
    const folder = folderOf(font);
    const subsets: Record<string, string> = JSON.parse(
      readFileSync(join(folder, "unicode.json"), "utf8"),
    );
    return Object.entries(subsets).map(([subset, ranges]): FontFile => {
      // A list of numbers, where a script has too many characters for one file.
      const name = subset.replace(/[[\]]/g, "");
      return {
        file: join(folder, "files", `${font}-${name}-wght-normal.woff2`),
        ranges: rangesIn(ranges),
      };
    });
  }),
);

/** The file that has a character, or undefined: nothing here can draw it. */
export function fileOf(character: string) {
  return files.get().find((file) => hasCharacter(file, character));
}

/** A font in one weight, and how many of its units are an em. */
export type Drawing = { font: Font; em: number };

/** What was read stays: a file has about 100 kB, and all of them together 10 MB. */
const read = singleton("read letters", () => new Map<string, Promise<Drawing>>());

/** Returns how a file draws its letters in this weight. */
export function drawingOf({ file }: FontFile, weight: number) {
  return memoized(read.get(), `${file} ${weight}`, () => readDrawing(file, weight));
}

async function readDrawing(file: string, wght: number): Promise<Drawing> {
  const bytes = await decompress(await readFile(file));
  const { createBlob, createFace, createFont } = await harfbuzz;
  const face = createFace(createBlob(bytes), 0);
  const font = createFont(face);
  font.setVariations({ wght });
  return { font, em: face.upem };
}
