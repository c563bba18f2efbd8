import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { TicketsScreen } from "@/components/office/tickets/tickets-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listTickets } from "@/lib/office/tickets/service";
import { languageOf } from "@/lib/shell/customizer/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Tickets") };
}

export default async function TicketsPage() {
  const language = languageOf(await headers());
  const holder = await holderOfPage();
  return (
    <PageMessages of={["tickets", "desk"]}>
      <TicketsScreen tickets={listTickets(language)} account={holder?.id} />
    </PageMessages>
  );
}
