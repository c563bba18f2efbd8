type Click = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "preventDefault">;

/** Whether a click on a link asks the browser for another tab or window, or for a file. */
export function isModifiedClick({ altKey, ctrlKey, metaKey, shiftKey }: Click) {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Returns the handler of a link that the page follows by itself. A modified click stays the browser's. */
export function onPlainClick<E extends Click>(follow: (event: E) => void) {
  return (event: E) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    follow(event);
  };
}
