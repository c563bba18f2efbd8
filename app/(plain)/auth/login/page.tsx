import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SignInScreen } from "@/components/account/sign-in/sign-in-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { authPage } from "@/lib/account/auth/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return { title: t("signIn.title") };
}

export default async function LoginPage({ searchParams }: PageProps<"/auth/login">) {
  return (
    <PageMessages of={["accounts"]}>
      <SignInScreen frame="side" {...(await authPage(await searchParams))} />
    </PageMessages>
  );
}
