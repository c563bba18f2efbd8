import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ModernScreen } from "@/components/office/dashboards/modern-screen";
import { MissingEventScreen } from "@/components/party/board/missing-event-screen";
import { NoEventScreen } from "@/components/party/board/no-event-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { djOfPage } from "@/lib/account/auth/service";
import { nightOfPage } from "@/lib/party/insights/page";
import { answerNotFound } from "@/lib/server/page-status";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Modern") };
}

export default async function ModernPage({ searchParams }: PageProps<"/dashboards/modern">) {
  const search = await searchParams;
  const dj = await djOfPage("/dashboards/modern", search);
  const night = await nightOfPage(dj, search);
  if (!night) {
    if (search.night) answerNotFound();
    return (
      <PageMessages of={["board"]}>
        {search.night ? <MissingEventScreen /> : <NoEventScreen />}
      </PageMessages>
    );
  }
  return (
    <PageMessages
      of={["dashboards", "panels", "desk", "board.reasons", "requests.status", "shop.categories"]}
    >
      <ModernScreen {...night} />
    </PageMessages>
  );
}
