import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RecoveryScreen } from "@/components/account/recovery/recovery-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { recoveryPage } from "@/lib/account/recovery/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return { title: t("recovery.title") };
}

export default async function ForgotPasswordPage({
  searchParams,
}: PageProps<"/auth/forgot-password">) {
  return (
    <PageMessages of={["accounts"]}>
      <RecoveryScreen frame="side" {...(await recoveryPage(await searchParams))} />
    </PageMessages>
  );
}
