import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ModernScreen } from "@/components/office/dashboards/modern-screen";
import { MissingEventScreen } from "@/components/party/board/missing-event-screen";
import { NoEventScreen } from "@/components/party/board/no-event-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { djOfPage } from "@/lib/account/auth/service";
import { pageQuery } from "@/lib/calls/page-query";
import { listEvents } from "@/lib/party/events/service";
import { insightsQuerySchema, nightsQuerySchema } from "@/lib/party/insights/schema";
import { compareNights, getInsights } from "@/lib/party/insights/service";
import { answerNotFound } from "@/lib/server/page-status";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Modern") };
}

export default async function ModernPage({ searchParams }: PageProps<"/dashboards/modern">) {
  const search = await searchParams;
  const dj = await djOfPage("/dashboards/modern", search);
  const events = await listEvents(dj);
  // Without a night in the address: the one that is open, else the newest.
  const chosen = search.night
    ? events.find(({ id }) => id === search.night)
    : (events.find(({ status }) => status === "open" || status === "paused") ?? events[0]);
  if (!chosen) {
    if (search.night) answerNotFound();
    return (
      <PageMessages of={["board"]}>
        {search.night ? <MissingEventScreen /> : <NoEventScreen />}
      </PageMessages>
    );
  }

  const { period } = pageQuery(insightsQuerySchema, search);
  const { nights: count } = pageQuery(nightsQuerySchema, search);
  const [insights, nights] = await Promise.all([
    getInsights(dj, chosen.id, period),
    compareNights(dj, count),
  ]);
  return (
    <PageMessages
      of={["dashboards", "panels", "desk", "board.reasons", "requests.status", "shop.categories"]}
    >
      <ModernScreen
        events={events.map(({ id, name, timeZone, opensAt, createdAt }) => ({
          id,
          name,
          timeZone,
          startedAt: opensAt ?? createdAt,
        }))}
        insights={insights}
        nights={nights}
        count={count}
      />
    </PageMessages>
  );
}
