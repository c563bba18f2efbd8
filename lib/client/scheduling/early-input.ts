declare global {
  interface Window {
    /** The buttons tapped before hydration; gone after hydration. */
    earlyTaps?: Set<HTMLElement>;
  }
}

/**
 * The page's first script. A slow tablet or network shows a page long before it hydrates, and React drops the taps in
 * between: this script records them. Links and forms work without scripts and are left alone.
 */
export const RECORD_EARLY_TAPS = `
window.earlyTaps = new Set();
addEventListener("click", (event) => {
  const button = window.earlyTaps && event.target.closest("button[type=button]");
  if (!button) return;
  event.stopImmediatePropagation();
  window.earlyTaps.add(button);
}, true);
`;

/** Replays typing and taps from before hydration; a button counts once, however often it was tapped. */
export function replayEarlyInput() {
  const { earlyTaps } = window;
  delete window.earlyTaps;
  const fields = ":is(input, textarea):read-write";
  for (const field of document.querySelectorAll<Field>(fields)) {
    if (field.value !== field.defaultValue) tellTyped(field);
  }
  for (const button of earlyTaps ?? []) button.click();
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** On hydration React takes a field's current text as its initial value; this event corrects that. */
function tellTyped(field: Field) {
  const { value } = field;
  // React sees a change only when the value is set past its own setter.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
