/**
 * Styles for words of any length and script: they wrap, end in an ellipsis after `lines`, and never push.
 * Together with `dir="auto"` the ellipsis stands at their end, whatever the page's direction, while they
 * begin where the page's own text does (the mirrored styles turn this `left` around).
 */
export function clamp(lines: number) {
  return {
    overflow: "hidden",
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflowWrap: "anywhere",
    textAlign: "left",
  } as const;
}
