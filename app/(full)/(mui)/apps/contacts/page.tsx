import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { ContactsScreen } from "@/components/office/contacts/contacts-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listContacts } from "@/lib/office/contacts/service";
import { languageOf } from "@/lib/shell/customizer/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Contacts") };
}

export default async function ContactsPage() {
  const language = languageOf(await headers());
  const holder = await holderOfPage();
  return (
    <PageMessages of={["contacts", "desk"]}>
      <ContactsScreen contacts={listContacts(language)} account={holder?.id} />
    </PageMessages>
  );
}
