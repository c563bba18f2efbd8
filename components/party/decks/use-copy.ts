import { useTranslations } from "next-intl";
import { copyText } from "@/components/ui/copy-text";
import { useToasts } from "@/lib/client/use-toasts";

/** Copies a text, and says whether that worked. */
export function useCopy() {
  const t = useTranslations("decks.address");
  const toasts = useToasts();
  return (text: string) =>
    copyText(text).then(
      () => toasts.success(t("copied")),
      () => toasts.show(t("notCopied")),
    );
}
