import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { EventsScreen } from "@/components/events/events-screen";
import { currentDj } from "@/lib/accounts/service";
import { listEvents } from "@/lib/events/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("events");
  return { title: t("title") };
}

export default async function EventsPage() {
  const dj = await currentDj(await headers());
  if (!dj) redirect("/auth/login?next=/DJPortal/events");
  return <EventsScreen events={await listEvents(dj)} djName={dj.name} />;
}
