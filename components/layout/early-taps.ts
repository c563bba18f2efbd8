declare global {
  interface Window {
    /** The buttons that were tapped so far; gone once the page answers by itself. */
    earlyTaps?: Set<HTMLElement>;
  }
}

/**
 * The page's first script. A page can be seen long before it answers, on a slow tablet or network, and React drops
 * what is tapped in between: this notes it. Links and forms work without scripts and are left alone.
 */
export const NOTE_EARLY_TAPS = `
window.earlyTaps = new Set();
addEventListener("click", (event) => {
  const button = window.earlyTaps && event.target.closest("button[type=button]");
  if (!button) return;
  event.stopImmediatePropagation();
  window.earlyTaps.add(button);
}, true);
`;

/** Does once what was tapped before the page came alive, however often it was tapped. */
export function repeatEarlyTaps() {
  const { earlyTaps } = window;
  delete window.earlyTaps;
  for (const button of earlyTaps ?? []) button.click();
}
