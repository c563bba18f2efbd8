/** An address of the web, without the signs that end a sentence after it. */
const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s<>"'«»“”]*[^\s<>"'«»“”.,;:!?()[\]{}。，、！？：；（）]/giu;

export type TextPart = { text: string; href?: string };

/** A text in parts; those that are web addresses have a link. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: found, href: /^www\./i.test(found) ? `https://${found}` : found });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
