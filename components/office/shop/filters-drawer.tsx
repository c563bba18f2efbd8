import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SideDrawer } from "@/components/ui/side-drawer";
import { ShopFilters } from "./shop-filters";
import { useShopTools } from "./shop-tools";

/** The filters where there is no room beside the products. */
export function FiltersDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shop");
  const { listed } = useShopTools();
  return (
    <SideDrawer
      title={t("filters.title")}
      closeLabel={t("filters.close")}
      width={360}
      onClose={onClose}
      footer={
        <Button variant="contained" onClick={onClose} isWide>
          {t("filters.show", { count: listed.length })}
        </Button>
      }
    >
      <ShopFilters />
    </SideDrawer>
  );
}
