/** What cuts its text off leaves room below the last line: the dots of ي and ج hang deeper than a line is high. */
export const descent = { paddingBottom: "3px", marginBottom: "-3px" } as const;

/** Styles for text that stays on one line, and ends in an ellipsis. */
export const oneLine = {
  ...descent,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;

/**
 * Styles for text of any length and script: it wraps, ends in an ellipsis after `lines`, and never widens its parent.
 * With `dir="auto"` the ellipsis is at the text's own end, while the text aligns with the page's direction (the RTL
 * plugin mirrors this `left`).
 */
export function clamp(lines: number) {
  return {
    ...descent,
    overflow: "hidden",
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflowWrap: "anywhere",
    textAlign: "left",
    // As wide as its text, a line aligns as a whole: aligned against its direction, it leaves the ellipsis no room.
    ...(lines === 1 && {
      wordBreak: "break-all",
      width: "fit-content",
      maxWidth: "100%",
      textAlign: "start",
    }),
  } as const;
}
