const DARK = "(prefers-color-scheme: dark)";

/** The attribute of a document whose mode is the device's. */
export const FOLLOWS_DEVICE = { "data-follows-device": "" };

/** A script of the page's head: the device may have changed its mode since the server heard of it. */
export const SHOW_DEVICE_MODE = `
if ("followsDevice" in document.documentElement.dataset) {
  document.documentElement.dataset.mode = matchMedia("${DARK}").matches ? "dark" : "light";
}
`;

/** Tells the device's mode at once and whenever it changes. Returns how to stop. */
export function watchDeviceMode(tell: (mode: "light" | "dark") => void) {
  const query = matchMedia(DARK);
  const tellNow = () => tell(query.matches ? "dark" : "light");
  tellNow();
  query.addEventListener("change", tellNow);
  return () => query.removeEventListener("change", tellNow);
}
