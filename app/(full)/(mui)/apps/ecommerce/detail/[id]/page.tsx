import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MissingProductScreen } from "@/components/office/shop/missing-product-screen";
import { ProductScreen } from "@/components/office/shop/product-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { findProduct, listProducts } from "@/lib/office/shop/service";
import { answerNotFound } from "@/lib/server/page-status";

type Props = PageProps<"/apps/ecommerce/detail/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const t = await getTranslations("shop.missing");
  return { title: findProduct(id)?.title ?? t("title") };
}

export default async function ProductPage({ params }: Props) {
  const [holder, { id }] = await Promise.all([holderOfPage(), params]);
  const product = findProduct(id);
  if (!product) {
    answerNotFound();
    return (
      <PageMessages of={["shop.missing"]}>
        <MissingProductScreen />
      </PageMessages>
    );
  }
  return (
    <PageMessages of={["shop", "cart", "desk"]}>
      <ProductScreen products={listProducts()} id={product.id} account={holder?.id} />
    </PageMessages>
  );
}
