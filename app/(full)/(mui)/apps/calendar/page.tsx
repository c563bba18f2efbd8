import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { CalendarScreen } from "@/components/office/calendar/calendar-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { currentDj, holderOfPage } from "@/lib/account/auth/service";
import { listAppointments } from "@/lib/office/calendar/service";
import { listEvents } from "@/lib/party/events/service";
import { languageOf } from "@/lib/shell/customizer/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Calendar") };
}

export default async function CalendarPage() {
  const language = languageOf(await headers());
  const dj = await currentDj(await headers());
  const holder = await holderOfPage();
  return (
    <PageMessages of={["calendar", "desk", "forms"]}>
      <CalendarScreen
        appointments={listAppointments(language)}
        events={dj && (await listEvents(dj))}
        account={holder?.id}
        day={new Date().toISOString().slice(0, 10)}
      />
    </PageMessages>
  );
}
