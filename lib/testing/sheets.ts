import createCache from "@emotion/cache";

// Whatever is found by its role costs jsdom a match of each rule of each sheet. MUI's thousands say how things look, which
// hardly a test sees here: without them a screen is searched in half the time.
const sheets = Object.getPrototypeOf(createCache({ key: "test" }).sheet);
const { insert } = sheets;

/**
 * Sonner's own sheet, which it adds when it is imported, goes as well: with it a toast is transparent until React has run
 * the effects of its first render, and a test that finds it in between calls it invisible.
 */
export function leaveSheetsOut() {
  for (const style of document.head.querySelectorAll("style")) style.remove();
  sheets.insert = () => undefined;
}

/** For a file whose tests see what the rules hide or place; to be called before anything is shown. */
export function keepSheets() {
  sheets.insert = insert;
}
