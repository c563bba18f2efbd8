import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RegisterScreen } from "@/components/accounts/register-screen";
import { authPage } from "@/lib/accounts/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accounts");
  return { title: t("register.title") };
}

export default async function RegisterPage({ searchParams }: PageProps<"/auth/register2">) {
  return <RegisterScreen frame="boxed" {...(await authPage(await searchParams))} />;
}
