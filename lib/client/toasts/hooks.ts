import { toast } from "sonner";
import { useErrorText } from "@/lib/client/error-text";
import { toastDurations } from "./rules";

type More = { action?: { label: string; onClick: () => void }; description?: string };

/** Short messages over the page. An error is told in the visitor's language by its code. */
export function useToasts() {
  const errorText = useErrorText();
  return {
    success: (message: string, more?: More) =>
      toast.success(message, { duration: toastDurations.success, ...more }),
    error: (error: unknown, more?: More) =>
      toast.error(errorText(error), {
        duration: toastDurations.error,
        ...more,
      }),
    show: (message: string, more?: More) =>
      toast(message, { duration: toastDurations.blank, ...more }),
  };
}
