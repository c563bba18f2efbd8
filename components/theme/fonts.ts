import localFont from "next/font/local";

// "optional": a font that misses the first paint is used from the next page on, so text never jumps.
const latin = localFont({
  src: "../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
  weight: "200 800",
  display: "optional",
  adjustFontFallback: "Arial",
});

const latinExtended = localFont({
  src: "../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2",
  weight: "200 800",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0",
    },
  ],
});

const vietnamese = localFont({
  src: "../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-wght-normal.woff2",
  weight: "200 800",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB",
    },
  ],
});

// The fallback has the font's metrics, so that nothing shifts when the font arrives. It follows all parts of the font:
// otherwise Arial would draw the letters that the first part lacks.
const [face, fallback] = latin.style.fontFamily.split(", ");

/** Plus Jakarta Sans, then the system fonts for Arabic and Chinese. */
export const fontFamily = [
  face,
  latinExtended.style.fontFamily,
  vietnamese.style.fontFamily,
  fallback,
  '"Noto Sans Arabic"',
  '"Geeza Pro"',
  '"Segoe UI"',
  '"PingFang SC"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC"',
  '"Microsoft YaHei"',
  "system-ui",
  "sans-serif",
]
  .filter(Boolean)
  .join(", ");
