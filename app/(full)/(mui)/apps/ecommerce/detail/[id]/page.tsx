import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MissingProductScreen } from "@/components/office/shop/missing-product-screen";
import { ProductScreen } from "@/components/office/shop/product-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { isSampleId } from "@/lib/office/desk/items";
import { itemIdSchema } from "@/lib/office/desk/schema";
import { findProduct, listProducts } from "@/lib/office/shop/service";
import { answerNotFound } from "@/lib/server/page-status";

type Props = PageProps<"/apps/ecommerce/detail/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const [t, labels] = await Promise.all([
    getTranslations("shop.missing"),
    getTranslations("labels"),
  ]);
  const title =
    findProduct(id)?.title ?? (addedId(id) === undefined ? t("title") : labels("Detail"));
  return { title };
}

export default async function ProductPage({ params }: Props) {
  const [holder, { id }] = await Promise.all([holderOfPage(), params]);
  // What a visitor has added is on their device, so only the page can tell whether it is there.
  const shown = findProduct(id)?.id ?? addedId(id);
  if (shown === undefined) {
    answerNotFound();
    return (
      <PageMessages of={["shop.missing"]}>
        <MissingProductScreen />
      </PageMessages>
    );
  }
  return (
    <PageMessages of={["shop", "cart", "desk"]}>
      <ProductScreen products={listProducts()} id={shown} account={holder?.id} />
    </PageMessages>
  );
}

/** The id of a product that a visitor may have added; undefined where none of theirs can have it. */
function addedId(id: string) {
  const number = itemIdSchema.safeParse(id).success ? Number(id) : 0;
  return Number.isSafeInteger(number) && !isSampleId(number) ? number : undefined;
}
