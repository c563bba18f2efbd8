let known: string | undefined;

/** The rules by which this page loads its fonts, for a frame that has none of its own: with whole addresses, at once. */
export function fontFaces() {
  known ??= [...document.styleSheets].flatMap(facesOf).join("\n");
  return known;
}

function facesOf(sheet: CSSStyleSheet) {
  return [...sheet.cssRules]
    .filter(({ cssText }) => cssText.startsWith("@font-face"))
    .map(({ cssText }) =>
      cssText
        .replace(
          /url\("([^"]+)"\)/g,
          (_, url) => `url("${new URL(url, sheet.href ?? document.baseURI)}")`,
        )
        .replace("optional", "swap"),
    );
}
