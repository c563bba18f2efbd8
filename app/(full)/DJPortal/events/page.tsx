import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EventsScreen } from "@/components/events/events-screen";
import { djOfPage } from "@/lib/accounts/service";
import { listEvents } from "@/lib/events/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("events");
  return { title: t("title") };
}

export default async function EventsPage({ searchParams }: PageProps<"/DJPortal/events">) {
  const dj = await djOfPage("/DJPortal/events", await searchParams);
  return <EventsScreen events={await listEvents(dj)} dj={dj} />;
}
