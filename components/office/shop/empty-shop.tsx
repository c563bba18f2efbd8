import { IconShoppingBag } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { deskActions } from "@/lib/office/desk/actions";
import { useDeskStore } from "@/lib/office/desk/hooks";

/** The visitor has hidden the samples, and there is nothing else. */
export function EmptyShop() {
  const t = useTranslations("shop");
  const desk = useTranslations("desk");
  const { showSamples } = deskActions(useDeskStore());
  return (
    <AreaNotice
      icon={IconShoppingBag}
      title={t("empty.title")}
      text={t("empty.text")}
      action={{ label: desk("showSamples"), onClick: () => showSamples(true) }}
    />
  );
}
