import { toast } from "sonner";
import { useErrorText } from "./error-text";

/** How long a toast stays, in milliseconds. */
export const toastDurations = { success: 3_000, error: 5_000, blank: 4_000 };
export const MAX_TOASTS = 20;

type More = { action?: { label: string; onClick: () => void }; description?: string };

/** Toasts: short messages over the page. An error's text follows from its code, in the visitor's language. */
export function useToasts() {
  const errorText = useErrorText();
  return {
    success: (message: string, more?: More) =>
      toast.success(message, { duration: toastDurations.success, ...more }),
    error: (error: unknown, more?: More) =>
      toast.error(errorText(error), { duration: toastDurations.error, ...more }),
    show: (message: string, more?: More) =>
      toast(message, { duration: toastDurations.blank, ...more }),
  };
}
