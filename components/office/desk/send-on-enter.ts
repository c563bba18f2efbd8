import type { KeyboardEvent } from "react";

/** Sends a text field's form with Enter; Shift and Enter begin a new line. */
export function sendOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
  // An input method uses Enter to choose its word.
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
