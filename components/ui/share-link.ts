import { copyText } from "./copy-text";

type Link = { url: string; title?: string; text?: string };

/** Shares a link by the device's own sheet, or copies it where there is none. Rejects where neither works. */
export async function shareLink(link: Link): Promise<"shared" | "closed" | "copied"> {
  // Only some browsers have a sheet, although the types promise one everywhere.
  if (!("share" in navigator && navigator.canShare(link))) {
    await copyText(link.url);
    return "copied";
  }
  try {
    await navigator.share(link);
    return "shared";
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return "closed";
    throw error;
  }
}
