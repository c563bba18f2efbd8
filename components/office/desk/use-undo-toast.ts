import { useTranslations } from "next-intl";
import { useToasts } from "@/lib/client/use-toasts";

/** Tells what was done in a toast that takes it back. */
export function useUndoToast() {
  const t = useTranslations("desk");
  const toasts = useToasts();
  return (message: string, undo: () => void) =>
    toasts.show(message, { action: { label: t("undo"), onClick: undo } });
}
