import { unparse } from "papaparse";

/** Without it, spreadsheets read the file in the local code page. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Where a spreadsheet may find a formula: at the start of a cell, after characters it ignores. In countries
 * whose lists are separated by semicolons, such as France, a cell also starts after each semicolon in a text.
 */
const BEFORE_FORMULA = /(?<=^|[;\t\r\n])(?=[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]|[\t\r])/gu;

/** Prefixes an apostrophe wherever a formula could start. Papa Parse's own guard misses some places. */
function guarded(text: string) {
  return text.replace(BEFORE_FORMULA, "'");
}

export type Cell = string | number | null;

/** Returns a table as CSV, in which a spreadsheet reads every text as text. */
export function csvText(head: readonly string[], rows: readonly (readonly Cell[])[]) {
  const safe = (cells: readonly Cell[]) =>
    cells.map((cell) => (typeof cell === "string" ? guarded(cell) : cell));
  return BYTE_ORDER_MARK + unparse([head, ...rows].map(safe), { newline: "\r\n" });
}
