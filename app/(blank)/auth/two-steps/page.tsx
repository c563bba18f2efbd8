import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TwoFactorScreen } from "@/components/account/two-factor/two-factor-screen";
import { authPage } from "@/lib/account/auth/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return { title: t("twoSteps.title") };
}

export default async function TwoStepsPage({ searchParams }: PageProps<"/auth/two-steps">) {
  return <TwoFactorScreen frame="side" {...(await authPage(await searchParams))} />;
}
