import { ORDERS } from "./order.mjs";

/**
 * @param imports {[from: string, to: string][]} files
 * @returns {string[]} the imports against an order, each with its reason
 */
export function againstOrder(imports) {
  return ORDERS.flatMap(({ within, lines }) => {
    const places = lines.flatMap((line, level) =>
      line
        .split(/[ |]+/)
        .map((name) => ({ path: within + name, level, isApart: line.includes("|") })),
    );
    const placeOf = (file) =>
      places.find(({ path }) => file === path || file.startsWith(`${path}/`));
    const inside = imports.filter((pair) => pair.every((file) => file.startsWith(within)));
    const unplaced = [...new Set(inside.flat())].filter((file) => !placeOf(file));
    return [
      ...unplaced.map((file) => `${file} has no place in .scripts/structure/order.mjs.`),
      ...inside.flatMap(([from, to]) => {
        const reason = objection(placeOf(from), placeOf(to));
        return reason ? [`${from} imports ${to}: ${reason}.`] : [];
      }),
    ];
  });
}

function objection(from, to) {
  if (!from || !to || from.path === to.path) return undefined;
  if (to.level < from.level) return `${from.path} lies below ${to.path}`;
  if (to.level === from.level && from.isApart) return `${from.path} and ${to.path} stay apart`;
  return undefined;
}
