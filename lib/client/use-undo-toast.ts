import { useTranslations } from "next-intl";
import { useToasts } from "./use-toasts";

type More = Parameters<ReturnType<typeof useToasts>["show"]>[1];

/** Tells what was done in a toast that takes it back. */
export function useUndoToast() {
  const t = useTranslations("layout.toasts");
  const toasts = useToasts();
  return (message: string, undo: () => void, more?: More) =>
    toasts.show(message, { ...more, action: { label: t("undo"), onClick: undo } });
}
