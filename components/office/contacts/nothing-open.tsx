import { IconAddressBook } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaNotice } from "@/components/office/desk/area-notice";

export function NothingOpen() {
  const t = useTranslations("contacts.nothing");
  return <AreaNotice icon={IconAddressBook} title={t("title")} text={t("text")} />;
}
