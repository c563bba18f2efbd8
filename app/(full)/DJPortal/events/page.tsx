import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { EventsScreen } from "@/components/party/events/events-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { djOfPage } from "@/lib/account/auth/service";
import { listEvents } from "@/lib/party/events/service";
import { publicOrigin } from "@/lib/server/site-address";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("events");
  return { title: t("title") };
}

export default async function EventsPage({ searchParams }: PageProps<"/DJPortal/events">) {
  const dj = await djOfPage("/DJPortal/events", await searchParams);
  const origin = publicOrigin(await headers());
  return (
    <PageMessages of={["events", "members", "hostRules", "secretLinks"]}>
      <EventsScreen events={await listEvents(dj)} dj={dj} origin={origin} />
    </PageMessages>
  );
}
