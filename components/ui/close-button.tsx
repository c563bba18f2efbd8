import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "./button";

/** The cross at the end of a notice. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations("layout");
  return (
    <IconButton aria-label={t("close")} onClick={onClick}>
      <IconX size={20} aria-hidden />
    </IconButton>
  );
}
