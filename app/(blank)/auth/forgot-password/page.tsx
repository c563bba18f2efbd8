import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RecoveryScreen } from "@/components/account/recovery/recovery-screen";
import { authPage } from "@/lib/account/auth/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return { title: t("recovery.title") };
}

export default async function ForgotPasswordPage({
  searchParams,
}: PageProps<"/auth/forgot-password">) {
  return <RecoveryScreen frame="side" {...(await authPage(await searchParams))} />;
}
