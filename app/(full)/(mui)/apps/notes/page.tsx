import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { NotesScreen } from "@/components/office/notes/notes-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listNotes } from "@/lib/office/notes/service";
import { languageOf } from "@/lib/shell/customizer/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Notes") };
}

export default async function NotesPage() {
  const language = languageOf(await headers());
  const holder = await holderOfPage();
  return (
    <PageMessages of={["notes", "desk"]}>
      <NotesScreen notes={listNotes(language)} account={holder?.id} />
    </PageMessages>
  );
}
