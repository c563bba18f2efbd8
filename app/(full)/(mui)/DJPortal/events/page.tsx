import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { EventsScreen } from "@/components/party/events/events-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { djOfPage } from "@/lib/account/auth/service";
import { isShared } from "@/lib/account/auth/shared";
import { listEventsPage } from "@/lib/party/events/service";
import { codeIn } from "@/lib/party/events/typed-code";
import { getPermalink } from "@/lib/party/permalinks/service";
import { publicOrigin } from "@/lib/server/site-address";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("events");
  return { title: t("title") };
}

export default async function EventsPage({ searchParams }: PageProps<"/DJPortal/events">) {
  const search = await searchParams;
  const dj = await djOfPage("/DJPortal/events", search);
  const origin = publicOrigin(await headers());
  const [events, running, permalink] = await Promise.all([
    listEventsPage(dj, { filter: "all", page: 1 }),
    listEventsPage(dj, { filter: "running", page: 1 }),
    getPermalink(dj),
  ]);
  return (
    <PageMessages
      of={["events", "members", "hostRules", "secretLinks", "permalinks.own", "screens"]}
    >
      <EventsScreen
        events={events}
        running={running}
        permalink={permalink}
        dj={dj}
        origin={origin}
        isShared={isShared(dj)}
        screen={codeIn(search.screen?.toString() ?? "")}
      />
    </PageMessages>
  );
}
