import "server-only";
import bidiFactory from "bidi-js";
import harfbuzz from "harfbuzzjs";
import { type Drawing, drawingOf, fileOf } from "./fonts";
import { type FontFile, inVisualOrder, linesOf, piecesOf, runsOf } from "./rules";

const bidi = bidiFactory();

/** Whether each letter of a text can be drawn. */
export function canDraw(text: string) {
  return [...text].every((character) => fileOf(character) !== undefined);
}

type Look = {
  size: number;
  weight: number;
  width: number;
  lines: number;
  /** Begins on the side on which this text begins: for a line below a title. */
  below?: string | undefined;
};

/** A text as shapes: what an SVG picture shows whatever fonts there are. */
export type Drawn = { svg: string; height: number };

/** The height of a line, in parts of its letters' size. */
const LINE = 1.34;
/** Where letters stand in their line, in parts of their size. */
const BASELINE = 0.97;
/** Nothing is drawn smaller than this part of the wished size. */
const LEAST = 0.6;

/**
 * Draws a text in any of our languages' scripts, joined and ordered as they are written. What needs more lines than there
 * are, is drawn smaller, and ends with three points where even that is not enough.
 */
export async function drawText(text: string, look: Look): Promise<Drawn> {
  const fonts = await fontsFor(`${text}…`, look.weight);
  const base = bidi.getEmbeddingLevels(look.below ?? text).paragraphs[0]?.level ?? 0;
  const measure = (line: string) =>
    shapesOf(line, base, fonts).reduce((sum, { width }) => sum + width, 0);
  const pieces = piecesOf(text);
  let { size } = look;
  let lines = linesOf(pieces, look.width / size, measure);
  while (lines.length > look.lines && size > look.size * LEAST) {
    size *= 0.92;
    lines = linesOf(pieces, look.width / size, measure);
  }
  const shown = shortened(lines, look.lines, look.width / size, measure);
  const paths = shown.map((line, index) => {
    const shapes = shapesOf(line, base, fonts);
    const width = shapes.reduce((sum, shape) => sum + shape.width, 0);
    let x = base === 1 ? look.width / size - width : 0;
    const y = index * LINE + BASELINE;
    const drawn = shapes.map((shape) => {
      const path = `<g transform="translate(${rounded(x)} ${rounded(y)})">${shape.svg}</g>`;
      x += shape.width;
      return path;
    });
    return drawn.join("");
  });
  const height = Math.ceil(shown.length * LINE * size);
  return {
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${look.width}" height="${height}"><g fill="#fff" transform="scale(${rounded(size)})">${paths.join("")}</g></svg>`,
  };
}

function shortened(
  lines: string[],
  most: number,
  width: number,
  measure: (line: string) => number,
) {
  if (lines.length <= most && lines.every((line) => measure(line) <= width)) return lines;
  return lines.slice(0, most).map((line, index) => {
    const isCut = index === most - 1 && lines.length > most;
    const letters = [...line];
    let shown = isCut ? `${line}…` : line;
    while (letters.length > 0 && measure(shown) > width) {
      letters.pop();
      shown = `${letters.join("").trimEnd()}…`;
    }
    return shown;
  });
}

type Fonts = {
  shapesOf: (text: string, file: FontFile, isRtl: boolean) => Shapes;
  has: (file: FontFile) => boolean;
};
/** What stands side by side, one em high and so many wide. */
type Shapes = { svg: string; width: number };

async function fontsFor(text: string, weight: number): Promise<Fonts> {
  const { createBuffer, shape } = await harfbuzz;
  const files = [...new Set([...text].flatMap((character) => fileOf(character) ?? []))];
  const drawings = new Map<FontFile, Drawing>();
  for (const file of files) drawings.set(file, await drawingOf(file, weight));

  function shapesOf(part: string, file: FontFile, isRtl: boolean): Shapes {
    const drawing = drawings.get(file);
    if (!drawing) return { svg: "", width: 0 };
    const letters = createBuffer();
    letters.addText(part);
    letters.guessSegmentProperties();
    letters.setDirection(isRtl ? "rtl" : "ltr");
    shape(drawing.font, letters);
    const glyphs = letters.json();
    letters.destroy();
    let x = 0;
    const paths = glyphs.map(({ g, ax, dx, dy }) => {
      const at = `translate(${x + dx} ${dy})`;
      x += ax;
      return `<path transform="${at}" d="${rough(drawing.font.glyphToPath(g))}"/>`;
    });
    const scale = 1 / drawing.em;
    const svg = `<g transform="scale(${scale} ${-scale})">${paths.join("")}</g>`;
    return { svg, width: x * scale };
  }
  return { shapesOf, has: (file) => drawings.has(file) };
}

/** Returns the parts of a line from left to right. */
function shapesOf(line: string, base: number, fonts: Fonts) {
  const { levels } = bidi.getEmbeddingLevels(line, base === 1 ? "rtl" : "ltr");
  const runs = runsOf(line, levels, fileOf).filter(({ file }) => fonts.has(file));
  return inVisualOrder(runs).map(({ text, file, level }) =>
    fonts.shapesOf(text, file, level % 2 === 1),
  );
}

/** An outline in whole units of its font, of which a letter has a thousand. */
function rough(path: string) {
  return path.replace(/-?\d+\.\d+/g, (value) => `${Math.round(Number(value))}`);
}

function rounded(value: number) {
  return Math.round(value * 10_000) / 10_000;
}
