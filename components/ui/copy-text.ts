/** Copies text to the clipboard; rejects when the browser refuses. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Plain http has no clipboard, although the types promise one; a browser inside an app may forbid it.
    if (!copyByCommand(text)) throw new Error("The browser did not copy.");
  }
}

/**
 * Copies text by the command of an Edit menu. Nothing is selected for it: a dialog takes the focus back from a field
 * outside of it, and the command would then copy nothing and succeed.
 */
function copyByCommand(text: string) {
  let isCopied = false;
  const listeners = new AbortController();
  const { signal } = listeners;
  // Safari offers the command without a selection where this event is prevented.
  document.addEventListener("beforecopy", (event) => event.preventDefault(), { signal });
  document.addEventListener(
    "copy",
    (event) => {
      event.preventDefault();
      event.clipboardData?.setData("text/plain", text);
      isCopied = event.clipboardData !== null;
    },
    { signal },
  );
  try {
    document.execCommand("copy");
  } finally {
    listeners.abort();
  }
  return isCopied;
}
