import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ListScreen } from "@/components/office/shop/list-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listProducts } from "@/lib/office/shop/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("List") };
}

export default async function ListPage() {
  const holder = await holderOfPage();
  return (
    <PageMessages of={["shop", "desk"]}>
      <ListScreen products={listProducts()} account={holder?.id} />
    </PageMessages>
  );
}
