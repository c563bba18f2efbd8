import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MaintenanceScreen } from "@/components/shell/maintenance/maintenance-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("maintenance");
  return { title: t("title") };
}

export default function MaintenancePage() {
  return <MaintenanceScreen />;
}
