import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RegistrationScreen } from "@/components/account/registration/registration-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { authPage } from "@/lib/account/auth/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return { title: t("register.title") };
}

export default async function RegisterPage({ searchParams }: PageProps<"/auth/register">) {
  return (
    <PageMessages of={["accounts"]}>
      <RegistrationScreen frame="side" {...(await authPage(await searchParams))} />
    </PageMessages>
  );
}
