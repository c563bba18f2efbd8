import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EventsScreen } from "@/components/party/events/events-screen";
import { djOfPage } from "@/lib/account/auth/service";
import { listEvents } from "@/lib/party/events/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("events");
  return { title: t("title") };
}

export default async function EventsPage({ searchParams }: PageProps<"/DJPortal/events">) {
  const dj = await djOfPage("/DJPortal/events", await searchParams);
  return <EventsScreen events={await listEvents(dj)} dj={dj} />;
}
