/** The looks of a table whose head and first column stay in sight. */
export const tableLooks = {
  scroller: {
    overflow: "auto",
    maxHeight: "max(360px, calc(100dvh - var(--chrome-height) - 276px))",
    borderRadius: "inherit",
  },
  table: (isDense: boolean) => ({
    width: 1,
    borderCollapse: "separate",
    borderSpacing: 0,
    typography: "body1",
    "& th, & td": {
      px: 0.5,
      height: isDense ? 44 : 56,
      borderBottom: "1px solid var(--palette-divider)",
      bgcolor: "background.paper",
      textAlign: "start",
      whiteSpace: "nowrap",
    },
    "& thead th": { position: "sticky", top: 0, zIndex: 2, height: 48 },
    "& tbody tr:hover > td": { bgcolor: "background.raised" },
    "& tbody tr[aria-selected=true] > td": { bgcolor: "primary.light" },
    // The first column after the boxes: what a row is about.
    "& tr > :nth-of-type(2)": { position: "sticky", insetInlineStart: 0, zIndex: 1 },
    "& thead tr > :nth-of-type(2)": { zIndex: 3 },
    // What opens a row stays in reach where its columns have no room.
    "& tr > :last-child:not([colspan])": { position: "sticky", insetInlineEnd: 0, zIndex: 1 },
    "& thead tr > :last-child": { zIndex: 3 },
  }),
  narrow: { width: 48, px: "0 !important" },
} as const;
