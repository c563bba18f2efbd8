import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HostsScreen } from "@/components/party/host-rules/hosts-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("hostRules");
  return { title: t("pageTitle"), robots: { index: false } };
}

/** The same page for everybody: which event it is about, only the browser knows. */
export default function HostsPage() {
  return (
    <PageMessages of={["hostRules"]}>
      <HostsScreen />
    </PageMessages>
  );
}
