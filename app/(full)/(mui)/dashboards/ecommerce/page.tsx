import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EcommerceScreen } from "@/components/office/dashboards/ecommerce-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { pageQuery } from "@/lib/calls/page-query";
import { spanQuerySchema } from "@/lib/office/dashboards/schema";
import { getSales, listLatestOrders } from "@/lib/office/dashboards/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("eCommerce") };
}

export default async function EcommercePage({ searchParams }: PageProps<"/dashboards/ecommerce">) {
  const { period } = pageQuery(spanQuerySchema, await searchParams);
  const { orders } = listLatestOrders();
  return (
    <PageMessages of={["dashboards", "panels", "desk", "shop.categories"]}>
      <EcommerceScreen sales={getSales(period)} orders={orders} />
    </PageMessages>
  );
}
