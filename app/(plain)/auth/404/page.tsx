import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { answerNotFound } from "@/lib/server/page-status";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notFound");
  return { title: t("title") };
}

export default function NotFoundPage() {
  answerNotFound();
  return (
    <PageMessages of={["notFound"]}>
      <NotFoundScreen />
    </PageMessages>
  );
}
