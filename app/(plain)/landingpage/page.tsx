import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LandingScreen } from "@/components/landing/landing-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("landing");
  return {
    title: t("pageTitle"),
    description: t("description"),
    alternates: { canonical: "/landingpage" },
  };
}

export default function LandingPage() {
  return (
    <PageMessages of={["languages"]}>
      <LandingScreen />
    </PageMessages>
  );
}
