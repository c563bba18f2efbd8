/** What a shared link may tell of its event: nothing of any guest. */
export type LinkCard = { code: string; name: string; djName: string };

/** The size of the picture, which most places show it in. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** A card's picture, as a page names it. */
export function pictureOf({ code, name }: LinkCard) {
  return { url: `/cards/${code}/opengraph-image`, ...PICTURE_SIZE, alt: name };
}

/** Latin letters, those of Vietnamese, and signs: what the font of drawn pictures has. */
const DRAWABLE =
  /^[ -~\u00a0-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9\u2010-\u2026\u20ac]*$/;

/** Small pictures in a text, with what joins them. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu;

/**
 * A name as the picture shows it, without emoji; undefined where the font lacks its letters: those would be empty boxes,
 * or letters asked for elsewhere.
 */
export function drawable(name: string) {
  const text = name.replace(EMOJI, "").replace(/\s+/g, " ").trim();
  return text && DRAWABLE.test(text) ? text : undefined;
}

/**
 * What a card's picture says. An event whose name cannot be drawn is named by its code, which guests type where they
 * have no link.
 */
export function wordsOf({ code, name, djName }: LinkCard) {
  return { title: drawable(name) ?? code, by: drawable(djName) };
}
