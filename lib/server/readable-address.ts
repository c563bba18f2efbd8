import "server-only";
import type { IncomingMessage } from "node:http";

/**
 * Replaces an address that cannot be decoded: Next.js answers one with 500 before any code of ours sees it, although
 * there is simply nothing there.
 */
export function replaceUnreadableAddress(request: IncomingMessage) {
  const { url } = request;
  if (!url?.includes("%")) return;
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
  } catch {
    request.url = path.startsWith("/api/") ? "/api/unreadable" : "/unreadable";
  }
}
