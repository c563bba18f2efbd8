/** The look of a table with a song to a row, as tall as a finger. */
export const songTable = {
  tableLayout: "fixed",
  "& td, & th": { px: 1, py: 0, height: 48, borderColor: "divider" },
  "& th": { color: "text.secondary", height: 44 },
} as const;
