import { IconSearchOff } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaNotice } from "./area-notice";

/** Shown in a list when search and filters match nothing. */
export function NoMatches({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslations("desk");
  return (
    <AreaNotice
      icon={IconSearchOff}
      title={t("none.title")}
      text={t("none.text")}
      action={{ label: t("showAll"), onClick: onShowAll }}
    />
  );
}
