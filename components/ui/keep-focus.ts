import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";

/**
 * A button in a list is about to go, maybe with its row: the focus then goes to what is nearest, which is the row, its
 * neighbours, the list's section, and the page's heading. Rows, section headings and the page's take it by `tabIndex`.
 */
export async function keepFocusNear(button: HTMLElement) {
  const row = button.closest("li");
  const section = button.closest("section")?.querySelector<HTMLElement>("h2") ?? null;
  const places = [row, row?.nextElementSibling, row?.previousElementSibling, section];
  await yieldToPaint();
  if (document.activeElement && document.activeElement !== document.body) return;
  const heading = document.querySelector("h1");
  const next = [...places, heading].find((place) => place?.isConnected);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
