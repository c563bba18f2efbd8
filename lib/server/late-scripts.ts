import "server-only";
import type { ServerResponse } from "node:http";

/** A type that browsers do not know, so that they leave the script alone. */
const LATE = "late";
/** A script that could run whenever it arrives, and the order to fetch one ahead, as React writes them. */
const ASYNC_SCRIPT = /<script (?=[^>]* async="")([^>]+)>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const NONCE = /nonce="[^"]+"/;
/** Pages that report no paint start by then. */
const LONGEST_WAIT_MS = 3000;

/**
 * The page's script that starts the late ones: once the page shows, and at once where it is hidden and paints nothing.
 * Those of a page that still streams start when its rest has come.
 */
export const START_WHEN_PAINTED = `
(() => {
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    for (const late of document.querySelectorAll("script[type=${LATE}]")) {
      const script = document.createElement("script");
      for (const { name, value } of late.attributes) script.setAttribute(name, value);
      script.removeAttribute("type");
      late.replaceWith(script);
    }
  };
  const startHidden = () => document.hidden && start();
  document.addEventListener("visibilitychange", startHidden);
  document.addEventListener("DOMContentLoaded", () => (hasStarted || document.hidden) && start());
  setTimeout(start, ${LONGEST_WAIT_MS});
  startHidden();
  if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) return start();
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
})();
`.replaceAll(/\n */g, "");

/**
 * Lets a page show before its scripts load. They would share the line with its style sheets, font and pictures, and
 * what has arrived by the first paint would run before it and hold it up. Only pages are changed.
 */
export function startScriptsLate(response: ServerResponse) {
  const write = response.write.bind(response) as (...sent: unknown[]) => boolean;
  const end = response.end.bind(response) as (...sent: unknown[]) => ServerResponse;
  let tags: LateTags | undefined;
  let isPage: boolean | undefined;

  /** What is sent in the place of `chunk`. */
  function changed(chunk: unknown, isLast: boolean) {
    isPage ??= /^text\/html\b/i.test(String(response.getHeader("content-type")));
    if (!isPage) return chunk;
    if (!response.headersSent) response.removeHeader("content-length");
    tags ??= new LateTags();
    return Buffer.from(tags.change(latin1Of(chunk), isLast), "latin1");
  }

  Object.assign(response, {
    write: (chunk: unknown, ...rest: unknown[]) => write(changed(chunk, false), ...rest),
    end: (...sent: unknown[]) => {
      const [chunk, ...rest] = typeof sent[0] === "function" ? [undefined, ...sent] : sent;
      return end(changed(chunk, true), ...rest);
    },
  });
}

/** Rewrites the tags of a page that comes in pieces. Its text is Latin-1: a character for each byte. */
class LateTags {
  /** The beginning of a tag whose end has not come yet. */
  #begun = "";
  #hasStarter = false;

  change(piece: string, isLast: boolean) {
    const text = this.#begun + piece;
    const opened = text.lastIndexOf("<");
    const isWhole = isLast || opened < 0 || text.includes(">", opened);
    const cut = isWhole ? text.length : opened;
    this.#begun = text.slice(cut);
    return text
      .slice(0, cut)
      .replaceAll(PRELOAD, "")
      .replaceAll(ASYNC_SCRIPT, (_, attributes: string) => {
        const starter = this.#hasStarter ? "" : starterFor(attributes);
        this.#hasStarter = true;
        return `${starter}<script type="${LATE}" ${attributes}>`;
      });
  }
}

/** The starter, allowed by the nonce that the page's other scripts have. */
function starterFor(attributes: string) {
  return `<script ${NONCE.exec(attributes)?.[0] ?? ""}>${START_WHEN_PAINTED}</script>`;
}

function latin1Of(chunk: unknown) {
  if (chunk === undefined || chunk === null) return "";
  return Buffer.from(chunk as Uint8Array).toString("latin1");
}
