import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OrdersScreen } from "@/components/office/orders/orders-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("orders");
  return { title: t("title") };
}

export default async function OrdersPage() {
  const holder = await holderOfPage();
  return (
    <PageMessages of={["orders", "shop.colors", "cart", "desk"]}>
      <OrdersScreen account={holder?.id} />
    </PageMessages>
  );
}
