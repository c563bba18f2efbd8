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

/** Whether a name can be drawn; others stand in the link's title alone, rather than as empty boxes. */
export function isDrawable(name: string) {
  return DRAWABLE.test(name);
}
