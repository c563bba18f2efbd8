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

/** Makes up for what was typed and tapped before the page came alive; a button counts once, however often tapped. */
export function repeatEarlyInput() {
  const { earlyTaps } = window;
  delete window.earlyTaps;
  const fields = ":is(input, textarea):read-write";
  for (const field of document.querySelectorAll<Field>(fields)) {
    if (field.value !== field.defaultValue) tellTyped(field);
  }
  for (const button of earlyTaps ?? []) button.click();
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** On hydration React takes a field's current text for its initial one: this event corrects it. */
function tellTyped(field: Field) {
  const { value } = field;
  // React sees a change in what is set past its own setter.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
