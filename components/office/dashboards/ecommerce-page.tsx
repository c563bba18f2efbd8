import { IconCalendar } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { ChoiceMenu } from "@/components/office/charts/choice-menu";
import { PanelCell, PanelGrid } from "@/components/office/charts/panel-grid";
import { SampleTag } from "@/components/office/charts/sample-tag";
import { PageHead } from "@/components/office/page-head";
import { spans } from "@/lib/office/dashboards/schema";
import { CategoriesPanel } from "./categories-panel";
import { useSpanAddress } from "./dashboard-tools";
import { LatestOrdersPanel } from "./latest-orders-panel";
import { PaymentsPanel } from "./payments-panel";
import { ProductsPanel } from "./products-panel";
import { SalesTiles } from "./sales-tiles";
import { SellersPanel } from "./sellers-panel";
import { ShopTakingsPanel } from "./shop-takings-panel";
import { TakingsPanel } from "./takings-panel";
import { WeekdaysPanel } from "./weekdays-panel";

/** The sample shop in figures, for a period that the visitor chooses. */
export function EcommercePage() {
  const t = useTranslations("dashboards");
  const labels = useTranslations("labels");
  const menu = useTranslations("layout.menu");
  const { span, goSpan } = useSpanAddress();
  return (
    <>
      <PageHead
        title={t("title")}
        name={labels("eCommerce")}
        trail={[{ label: menu("dashboards") }]}
        line={<SampleTag />}
      >
        <ChoiceMenu
          label={t("period")}
          icon={IconCalendar}
          value={span}
          options={spans.map((value) => ({ value, label: t(`spans.${value}`) }))}
          onChoose={goSpan}
        />
      </PageHead>
      <PanelGrid>
        <SalesTiles span={span} />
        <PanelCell sm={12} lg={8}>
          <TakingsPanel span={span} />
        </PanelCell>
        <PanelCell sm={6} lg={4}>
          <ShopTakingsPanel span={span} height={240} />
        </PanelCell>
        <PanelCell sm={6} lg={4}>
          <SellersPanel span={span} />
        </PanelCell>
        <PanelCell sm={12} lg={8}>
          <CategoriesPanel span={span} />
        </PanelCell>
        <PanelCell sm={6} lg={4}>
          <WeekdaysPanel span={span} />
        </PanelCell>
        <PanelCell sm={6} lg={4}>
          <PaymentsPanel span={span} />
        </PanelCell>
        <PanelCell sm={12} lg={4}>
          <LatestOrdersPanel />
        </PanelCell>
        <PanelCell sm={12} lg={12}>
          <ProductsPanel span={span} />
        </PanelCell>
      </PanelGrid>
    </>
  );
}
