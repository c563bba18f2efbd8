/** A `ref` that gives the focus to what comes where the element that had it went. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
