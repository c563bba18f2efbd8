declare global {
  interface Window {
    /** The style sheet that hides the samples until the desk is read. */
    veil?: CSSStyleSheet;
  }
}

/** Marks an element that shows samples until the desk is read. */
export const SAMPLES_INSIDE = { "data-samples": "" };

/**
 * A script of the page's head. The server's HTML shows samples; somebody who has a desk on this device would see them
 * for a moment in the place of their own items. A style sheet of this kind leaves the HTML as the server wrote it.
 */
export const VEIL_SAMPLES = `
try {
  if (Object.keys(localStorage).some((key) => key.startsWith("crowdcue-desk"))) {
    window.veil = new CSSStyleSheet();
    veil.replaceSync("[data-samples]{visibility:hidden}");
    document.adoptedStyleSheets.push(veil);
  }
} catch {}
`;

/** Shows what the desk says. */
export function liftVeil() {
  window.veil?.replaceSync("");
}
