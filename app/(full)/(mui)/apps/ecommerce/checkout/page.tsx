import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CheckoutScreen } from "@/components/office/orders/checkout-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listProducts } from "@/lib/office/shop/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Checkout") };
}

export default async function CheckoutPage() {
  const holder = await holderOfPage();
  return (
    <PageMessages of={["orders", "shop", "cart", "desk"]}>
      <CheckoutScreen products={listProducts()} account={holder?.id} />
    </PageMessages>
  );
}
