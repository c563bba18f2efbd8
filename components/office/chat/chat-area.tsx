import { IconMessages } from "@tabler/icons-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { AreaFrame } from "@/components/office/desk/area-frame";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { AreaPanes } from "@/components/office/desk/area-panes";
import { PanesSkeleton } from "@/components/office/desk/area-skeleton";
import { useAsked } from "@/components/office/desk/use-asked";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useChats } from "@/lib/office/chat/hooks";
import type { ListedChat } from "@/lib/office/chat/rules";
import { useContact } from "@/lib/office/contacts/hooks";
import type { Contact } from "@/lib/office/contacts/schema";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { ChatList, ROW_HEIGHT } from "./chat-list";
import { ChatPane } from "./chat-pane";
import { ChatTools } from "./chat-tools";
import { Pictures } from "./pictures";
import { useAnswers } from "./use-answers";
import { useTools } from "./use-tools";

const NONE: ListedChat[] = [];

/** A list of chats beside the open conversation, and details of who it is with. */
export function ChatArea({ hasAnswers }: { hasAnswers: boolean }) {
  const t = useTranslations("chat");
  const labels = useTranslations("labels");
  const { chats, error, retry } = useChats();
  const answers = useAnswers(chats ?? NONE, hasAnswers);
  const tools = useTools(chats ?? NONE, answers);
  const { chosen, shown } = tools.selection;
  useAskedContact(tools.actions.openWith, chats !== undefined);

  return (
    <ChatTools parts={tools}>
      {/* Before the frame, which is as high as the screen: after it, it would lengthen the page. */}
      <VisuallyHidden role="status">{answers.announced}</VisuallyHidden>
      <AreaFrame title={labels("Chats")} isDetailOpen={!!chosen}>
        {chats ? (
          <AreaPanes
            label={t("conversation")}
            isDetailOpen={!!chosen}
            list={<ChatList />}
            detail={
              shown ? (
                <Pictures>
                  <ChatPane key={shown.id} chat={shown} />
                </Pictures>
              ) : (
                <AreaNotice
                  icon={IconMessages}
                  title={t("nothing.title")}
                  text={t("nothing.text")}
                />
              )
            }
          />
        ) : error ? (
          <AreaFailed title={t("failed")} error={error} onRetry={retry} />
        ) : (
          <PanesSkeleton label={t("conversation")} rowHeight={ROW_HEIGHT} />
        )}
      </AreaFrame>
    </ChatTools>
  );
}

/** Opens the chat with the contact that the address names, once the desk is there to keep it. */
function useAskedContact(openWith: (contact: Contact) => void, isReady: boolean) {
  const { account } = useDeskStore();
  const contact = useContact(Number(useSearchParams().get("contact")) || undefined, account);
  useAsked(contact?.id, () => contact && openWith(contact), isReady);
}
