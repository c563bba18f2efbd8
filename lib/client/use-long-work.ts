import { createElement, Fragment } from "react";
import { AppError, isAppError } from "@/lib/calls/errors";
import { useErrorText } from "./error-text";
import { UnreachedError } from "./send";
import { queueToast, type Toast } from "./toast-queue";
import { toastDurations, useToasts } from "./use-toasts";

/** How long visitors wait without wondering whether anything is happening, in ms. */
const PATIENCE_MS = 300;

let count = 0;

/** Tells how much is done, from 0 to 1. */
export type Tell = (share: number) => void;

/** What is being done, above a bar of how much of it is. */
function bar(message: string, share: number) {
  const progress = createElement("progress", { value: share, "aria-label": message });
  return createElement(Fragment, null, message, progress);
}

/**
 * Returns a function for what may take long: a toast says so while it lasts, and becomes the word of its success or
 * failure. What takes no time shows no such toast. Resolves to the result; to undefined where it has failed.
 */
export function useLongWork() {
  const errorText = useErrorText();
  const toasts = useToasts();

  return async function work<T>(
    message: string,
    does: (tell: Tell) => Promise<T>,
    done?: (result: T) => string | undefined,
  ): Promise<T | undefined> {
    count += 1;
    const key = `work-${count}`;
    let isShown = false;
    let known: number | undefined;

    function show() {
      isShown = true;
      const lasting = { key, duration: Number.POSITIVE_INFINITY };
      if (known === undefined) queueToast({ kind: "loading", message, ...lasting });
      else toasts.custom(message, bar(message, known), lasting);
    }
    const timer = setTimeout(show, PATIENCE_MS);
    function end(kind: "success" | "error" | "gone", said: string) {
      clearTimeout(timer);
      if (kind === "gone" && !isShown) return;
      const duration = kind === "gone" ? 0 : toastDurations[kind];
      const toast: Toast = { kind, message: said, duration };
      queueToast(isShown ? { ...toast, key } : toast);
    }

    try {
      const result = await does((share) => {
        known = share;
        if (isShown) show();
      });
      const said = done?.(result);
      end(said ? "success" : "gone", said ?? "");
      return result;
    } catch (error) {
      const isKnown = isAppError(error) || error instanceof UnreachedError;
      end("error", errorText(isKnown ? error : new AppError("unexpected")));
      return undefined;
    }
  };
}
