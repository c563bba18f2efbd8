import { IconNote } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaNotice } from "@/components/office/desk/area-notice";

export function NothingOpen() {
  const t = useTranslations("notes.nothing");
  return <AreaNotice icon={IconNote} title={t("title")} text={t("text")} />;
}
