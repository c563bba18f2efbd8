import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { ChatScreen } from "@/components/office/chat/chat-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listChatContacts } from "@/lib/office/chat/service";
import { env } from "@/lib/process/env";
import { languageOf } from "@/lib/shell/customizer/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Chats") };
}

export default async function ChatsPage() {
  const language = languageOf(await headers());
  const holder = await holderOfPage();
  return (
    <PageMessages of={["chat", "desk", "files"]}>
      <ChatScreen
        contacts={listChatContacts(language)}
        account={holder?.id}
        hasAnswers={env().CROWDCUE_DEMO}
      />
    </PageMessages>
  );
}
