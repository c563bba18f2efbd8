import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FormsScreen } from "@/components/office/forms/forms-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout.menu");
  return { title: t("forms") };
}

export default async function FormsPage() {
  const holder = await holderOfPage();
  return (
    <PageMessages of={["booking", "editor", "labels", "accounts.password", "desk"]}>
      <FormsScreen account={holder?.id} />
    </PageMessages>
  );
}
