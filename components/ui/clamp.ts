/**
 * Styles for text of any length and script: it wraps, ends in an ellipsis after `lines`, and never widens its parent.
 * With `dir="auto"` the ellipsis is at the text's own end, while the text aligns with the page's direction (the RTL
 * plugin mirrors this `left`).
 */
export function clamp(lines: number) {
  return {
    overflow: "hidden",
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflowWrap: "anywhere",
    // Breaking at a word leaves the ellipsis no room when the text is aligned against its direction.
    ...(lines === 1 && { wordBreak: "break-all" }),
    textAlign: "left",
  } as const;
}
