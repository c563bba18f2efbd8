import { IconMail } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaNotice } from "@/components/office/desk/area-notice";

export function NothingOpen() {
  const t = useTranslations("email.nothing");
  return <AreaNotice icon={IconMail} title={t("title")} text={t("text")} />;
}
