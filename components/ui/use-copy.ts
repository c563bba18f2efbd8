import { useToasts } from "@/lib/client/use-toasts";
import { copyText } from "./copy-text";

/** Copies a text, and says in these words whether that worked. */
export function useCopy(copied: string, notCopied: string) {
  const toasts = useToasts();
  return (text: string) =>
    copyText(text).then(
      () => toasts.success(copied),
      () => toasts.show(notCopied),
    );
}
