import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InsightsScreen } from "@/components/office/dashboards/insights-screen";
import { MissingEventScreen } from "@/components/party/board/missing-event-screen";
import { NoEventScreen } from "@/components/party/board/no-event-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { djOfPage } from "@/lib/account/auth/service";
import { nightOfPage } from "@/lib/party/insights/page";
import { answerNotFound } from "@/lib/server/page-status";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("insights");
  return { title: t("title") };
}

/** Its screen is one of the dashboards, because parts of the party and of the back office do not import each other. */
export default async function InsightsPage({ searchParams }: PageProps<"/DJPortal/insights">) {
  const search = await searchParams;
  const dj = await djOfPage("/DJPortal/insights", search);
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
      of={["insights", "dashboards", "panels", "desk", "board.reasons", "requests.status"]}
    >
      <InsightsScreen {...night} />
    </PageMessages>
  );
}
