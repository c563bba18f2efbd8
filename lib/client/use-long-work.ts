import { AppError, isAppError } from "@/lib/calls/errors";
import { useErrorText } from "./error-text";
import { queueToast, type Toast } from "./toast-queue";
import { toastDurations } from "./use-toasts";

/** So long nobody wonders whether anything happens, in ms. */
const PATIENCE_MS = 300;

let count = 0;

/** Tells how much is done, from 0 to 1. */
export type Tell = (share: number) => void;

/**
 * Returns a function for what may take long: a toast says so while it lasts, and becomes the word of its success or
 * failure. What takes no time shows no such toast. Resolves to the result; to undefined where it has failed.
 */
export function useLongWork() {
  const errorText = useErrorText();

  return async function work<T>(
    message: string,
    does: (tell: Tell) => Promise<T>,
    done?: (result: T) => string | undefined,
  ): Promise<T | undefined> {
    count += 1;
    const key = `work-${count}`;
    let isShown = false;
    let progress: number | undefined;

    function show() {
      isShown = true;
      queueToast({ kind: "loading", key, message, progress, duration: Number.POSITIVE_INFINITY });
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
        progress = share;
        if (isShown) show();
      });
      const said = done?.(result);
      end(said ? "success" : "gone", said ?? "");
      return result;
    } catch (error) {
      end("error", errorText(isAppError(error) ? error : new AppError("unexpected")));
      return undefined;
    }
  };
}
