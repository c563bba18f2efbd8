import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChartsScreen } from "@/components/office/chart-samples/charts-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { getResidency } from "@/lib/office/dashboards/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout.menu");
  return { title: t("charts") };
}

export default function ChartsPage() {
  const { weeks, rooms } = getResidency();
  return (
    <PageMessages of={["charts", "panels", "desk"]}>
      <ChartsScreen weeks={weeks} rooms={rooms} />
    </PageMessages>
  );
}
