import type { ReactNode } from "react";
import { useErrorText } from "./error-text";
import { queueToast, type Toast } from "./toast-queue";

/** How long a toast stays, in milliseconds. */
export const toastDurations = { success: 3_000, error: 5_000, blank: 4_000, custom: 4_000 };
export const MAX_TOASTS = 20;

type More = Pick<Toast, "action" | "description"> & Partial<Pick<Toast, "key" | "duration">>;

/** Toasts: short messages over the page. An error's code determines its text. */
export function useToasts() {
  const errorText = useErrorText();
  const queue = (
    kind: keyof typeof toastDurations,
    message: string,
    more?: More & Pick<Toast, "content">,
  ) => queueToast({ kind, message, duration: toastDurations[kind], ...more });
  return {
    success: (message: string, more?: More) => queue("success", message, more),
    error: (error: unknown, more?: More) => queue("error", errorText(error), more),
    show: (message: string, more?: More) => queue("blank", message, more),
    /** With content of its own. */
    custom: (message: string, content: ReactNode, more?: More) =>
      queue("custom", message, { content, ...more }),
  };
}
