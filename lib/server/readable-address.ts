import "server-only";
import type { IncomingMessage } from "node:http";

/**
 * Replaces a path that cannot be decoded by one that does not exist: Next.js would answer 500, before any code of ours
 * runs, where 404 is right.
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
