import { blend, frame, numbersOf } from "./rules";

/** The drawings of products, in `{a}` the main colour, `{b}` a dark and `{c}` a light one. */
const RECORD =
  '<circle cx="80" cy="82" r="46" fill="{b}"/><g fill="none" stroke="{c}" opacity=".35" stroke-width="1.5"><circle cx="80" cy="82" r="39"/><circle cx="80" cy="82" r="32"/><circle cx="80" cy="82" r="25"/></g><circle cx="80" cy="82" r="17" fill="{a}"/><circle cx="80" cy="82" r="4" fill="#fff"/>';

const SHAPES = new Map([
  [
    "headphones",
    '<path d="M44 92V82a36 36 0 0 1 72 0v10" fill="none" stroke="{b}" stroke-width="8" stroke-linecap="round"/><rect x="36" y="86" width="22" height="36" rx="10" fill="{a}"/><rect x="102" y="86" width="22" height="36" rx="10" fill="{a}"/><path d="M47 94v20M113 94v20" stroke="{c}" stroke-width="4" stroke-linecap="round"/>',
  ],
  [
    "book",
    '<path d="M48 38h58a8 8 0 0 1 8 8v70H54a8 8 0 0 0-8 8V46a8 8 0 0 1 2-8z" fill="{a}"/><path d="M54 116h60v14H54a7 7 0 0 1 0-14z" fill="#fff"/><path d="M114 130H54a7 7 0 0 1 0-14" fill="none" stroke="{b}" stroke-width="4"/><path d="M64 56h32M64 70h22" stroke="{c}" stroke-width="6" stroke-linecap="round"/>',
  ],
  [
    "cap",
    '<path d="M42 96c0-30 16-46 40-46s36 18 36 46z" fill="{a}"/><path d="M82 50c-10 12-14 28-14 46M82 50c12 10 16 28 16 46" fill="none" stroke="{b}" stroke-width="3" opacity=".6"/><path d="M90 96h28c14 0 22 5 22 11 0 5-50 5-50-11z" fill="{b}"/><circle cx="82" cy="49" r="5" fill="{c}"/>',
  ],
  [
    "speaker",
    '<rect x="50" y="34" width="60" height="94" rx="10" fill="{a}"/><circle cx="80" cy="96" r="21" fill="{b}"/><circle cx="80" cy="96" r="8" fill="{c}"/><circle cx="80" cy="56" r="11" fill="{b}"/><circle cx="80" cy="56" r="4" fill="{c}"/>',
  ],
  [
    "blocks",
    '<rect x="40" y="86" width="40" height="40" rx="7" fill="{a}"/><rect x="84" y="86" width="40" height="40" rx="7" fill="{b}"/><rect x="62" y="42" width="40" height="40" rx="7" fill="{c}"/><circle cx="60" cy="106" r="10" fill="{c}"/><path d="M104 96l11 20H93z" fill="#fff"/><path d="M73 62h18M82 53v18" stroke="{b}" stroke-width="6" stroke-linecap="round"/>',
  ],
  [
    "shirt",
    '<path d="M62 40l-28 16 10 24 14-6v52h44V74l14 6 10-24-28-16c-6 12-30 12-36 0z" fill="{a}"/><path d="M62 40c6 12 30 12 36 0" fill="none" stroke="{b}" stroke-width="5"/><path d="M66 92v10M73 86v22M80 90v14M87 84v26M94 92v10" stroke="{c}" stroke-width="4" stroke-linecap="round"/>',
  ],
  [
    "hoodie",
    '<path d="M58 48L32 68l8 48 14-3v15h52v-15l14 3 8-48-26-20z" fill="{a}"/><path d="M56 50c0-20 48-20 48 0 0 12-12 20-24 22-12-2-24-10-24-22z" fill="{b}"/><path d="M66 50c2-11 26-11 28 0-2 9-8 13-14 15-6-2-12-6-14-15z" fill="#000" opacity=".35"/><path d="M74 72v17M86 72v14" stroke="{c}" stroke-width="3" stroke-linecap="round"/><path d="M64 102h32l5 18H59z" fill="{b}" opacity=".6"/>',
  ],
]);

type Rgb = [number, number, number];
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** Moves a colour of six hexadecimal digits towards another, by a share from 0 to 1. */
function towards(hex: string, to: Rgb, share: number) {
  const channels = to.map((end, index) => {
    const start = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
    return Math.round(start + (end - start) * share);
  });
  return `rgb(${channels.join()})`;
}

/** The main colour, a dark and a light one: of the goods themselves where the id names their colour. */
function colorsOf(color: string | undefined, hue: number) {
  if (!color)
    return [`hsl(${hue} 58% 52%)`, `hsl(${hue} 46% 28%)`, `hsl(${(hue + 45) % 360} 78% 78%)`];
  return [`#${color}`, towards(color, BLACK, 0.5), towards(color, WHITE, 0.6)];
}

/**
 * Draws a product on a pale background. The id contains the kind of product and a number, then its colour and whether
 * it is seen from close by: `cap-3-1F2937-close`.
 */
export function drawProduct(id: string) {
  const {
    shape = "",
    number = "",
    color,
    close,
  } = /^(?<shape>\w+?)-(?<number>\d+)(?:-(?<color>[\dA-F]{6}))?(?<close>-close)?$/.exec(id)
    ?.groups ?? { shape: id };
  const hue = Math.floor(numbersOf(`product ${shape}-${number}`)() * 360);
  const drawing = SHAPES.get(shape) ?? RECORD;
  const [a = "", b = "", c = ""] = colorsOf(color, hue);
  const colors = new Map([
    ["{a}", a],
    ["{b}", b],
    ["{c}", c],
  ]);
  const colored = drawing.replace(/\{[abc]\}/g, (name) => colors.get(name) ?? name);
  const goods = `<ellipse cx="80" cy="133" rx="44" ry="6" fill="#000" opacity=".1"/>${colored}`;
  const seen = close ? "translate(-56 -80) scale(1.9)" : "translate(-4 -10) scale(1.05)";
  const placed = `<g transform="${seen}">${goods}</g>`;
  return frame(`${blend(`hsl(${hue} 48% 95%)`, `hsl(${(hue + 30) % 360} 44% 87%)`)}${placed}`);
}
