import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { EmailScreen } from "@/components/office/email/email-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listEmails, listPeople } from "@/lib/office/email/service";
import { languageOf } from "@/lib/shell/customizer/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Email") };
}

export default async function EmailPage() {
  const language = languageOf(await headers());
  const holder = await holderOfPage();
  return (
    <PageMessages of={["email", "editor", "desk"]}>
      <EmailScreen emails={listEmails(language)} people={listPeople(holder)} account={holder?.id} />
    </PageMessages>
  );
}
