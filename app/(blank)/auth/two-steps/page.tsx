import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TwoFactorScreen } from "@/components/account/two-factor/two-factor-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { authPage } from "@/lib/account/auth/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return { title: t("twoSteps.title") };
}

export default async function TwoStepsPage({ searchParams }: PageProps<"/auth/two-steps">) {
  return (
    <PageMessages of={["accounts"]}>
      <TwoFactorScreen frame="side" {...(await authPage(await searchParams))} />
    </PageMessages>
  );
}
