import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { DecksScreen } from "@/components/party/decks/decks-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { djOfPage } from "@/lib/account/auth/service";
import { getLink } from "@/lib/party/decks/link";
import { listEvents } from "@/lib/party/events/service";
import { may } from "@/lib/party/members/rules";
import { publicOrigin } from "@/lib/server/site-address";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("decks");
  return { title: t("title") };
}

/** How the DJ program says what plays, and what comes of it. */
export default async function DecksPage({ searchParams }: PageProps<"/DJPortal/decks">) {
  const dj = await djOfPage("/DJPortal/decks", await searchParams);
  const [link, events] = await Promise.all([getLink(dj), listEvents(dj)]);
  const own = events.filter(({ role, status }) => may(role, "work") && status !== "draft");
  return (
    <PageMessages of={["decks"]}>
      <DecksScreen link={link} events={own} origin={publicOrigin(await headers())} />
    </PageMessages>
  );
}
