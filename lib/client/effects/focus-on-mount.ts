/** A `ref` that focuses an element as it mounts: it takes the place of the one that had the focus. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
