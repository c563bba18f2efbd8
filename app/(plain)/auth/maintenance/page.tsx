import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MaintenanceScreen } from "@/components/shell/maintenance/maintenance-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("maintenance");
  return { title: t("title") };
}

export default function MaintenancePage() {
  return (
    <PageMessages of={["maintenance"]}>
      <MaintenanceScreen />
    </PageMessages>
  );
}
