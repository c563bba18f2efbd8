import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TablesScreen } from "@/components/office/tables/tables-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listSongs } from "@/lib/office/tables/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout.menu");
  return { title: t("tables") };
}

export default async function TablesPage() {
  const holder = await holderOfPage();
  return (
    <PageMessages of={["tables", "desk"]}>
      <TablesScreen songs={listSongs()} account={holder?.id} />
    </PageMessages>
  );
}
