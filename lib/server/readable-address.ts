import "server-only";
import type { IncomingMessage } from "node:http";

/**
 * Replaces an address that cannot be decoded, which Next.js would answer with 500 before our code runs. It then
 * becomes a 404.
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
