import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MissingEventScreen } from "@/components/party/board/missing-event-screen";
import { WishesScreen } from "@/components/party/wishes/wishes-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { djOfPage } from "@/lib/account/auth/service";
import { wishesOfPage } from "@/lib/party/wishes/service";
import { answerNotFound } from "@/lib/server/page-status";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("wishes");
  return { title: t("title") };
}

/** What guests wish and the DJ's library does not have. */
export default async function WishedPage({ searchParams }: PageProps<"/DJPortal/library/wished">) {
  const search = await searchParams;
  const dj = await djOfPage("/DJPortal/library/wished", search);
  const page = await wishesOfPage(dj, search.event);
  if (!page) {
    answerNotFound();
    return (
      <PageMessages of={["board"]}>
        <MissingEventScreen />
      </PageMessages>
    );
  }
  return (
    <PageMessages of={["wishes"]}>
      <WishesScreen {...page} />
    </PageMessages>
  );
}
