/** What a shared link may tell of its event: nothing of any guest. */
export type LinkCard = { code: string; name: string; djName: string };

/** The size of the picture, which most places show it in. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** A card's picture, as a page names it. */
export function pictureOf({ code, name }: LinkCard) {
  return { url: `/cards/${code}/opengraph-image`, ...PICTURE_SIZE, alt: name };
}

/** Small pictures in a text, with what joins them. */
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d(?=\p{Extended_Pictographic})|\ufe0f/gu;

/** A name as a picture shows it: without emoji, which the drawn fonts lack. */
function withoutEmoji(name: string) {
  return name.replace(EMOJI, "").replace(/\s+/g, " ").trim();
}

/**
 * What a card's picture says. An event whose name cannot be drawn is named by its code, which guests type where they
 * have no link.
 */
export function wordsOf({ code, name, djName }: LinkCard, canDraw: (text: string) => boolean) {
  const drawable = (text: string) => (text && canDraw(text) ? text : undefined);
  return { title: drawable(withoutEmoji(name)) ?? code, by: drawable(withoutEmoji(djName)) };
}
