import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ShopScreen } from "@/components/office/shop/shop-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { viewOfQuery } from "@/lib/office/shop/query";
import { listProducts } from "@/lib/office/shop/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Shop") };
}

export default async function ShopPage({ searchParams }: PageProps<"/apps/ecommerce/shop">) {
  const [holder, query] = await Promise.all([holderOfPage(), searchParams]);
  return (
    <PageMessages of={["shop", "cart", "desk"]}>
      <ShopScreen products={listProducts()} account={holder?.id} view={viewOfQuery(query)} />
    </PageMessages>
  );
}
