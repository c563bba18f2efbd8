import { IconMessages } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { AreaList } from "@/components/office/desk/area-list";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { AreaSearch } from "@/components/office/desk/area-search";
import { ListPane } from "@/components/office/desk/list-pane";
import { NoMatches } from "@/components/office/desk/no-matches";
import { useSearch } from "@/components/ui/use-search";
import { matching } from "@/lib/office/chat/rules";
import styles from "./chat.module.css";
import { ChatRow } from "./chat-row";
import { useChatTools } from "./chat-tools";
import { ListTools } from "./list-tools";

/** A row of 68 px and the gap below it. */
export const ROW_HEIGHT = 76;

/** Search, order and the chats that match. */
export function ChatList() {
  const t = useTranslations("chat");
  const { shown, typingId } = useChatTools("selection");
  const { ordered, hrefOf } = useChatTools("list");
  const { select, clear } = useChatTools("actions");
  const [search, setSearch] = useSearch();
  const searched = useDeferredValue(search);
  const listed = useMemo(() => matching(ordered, searched), [ordered, searched]);
  const foundIn = (id: number) => listed.find((chat) => chat.id === id)?.found?.id;
  return (
    <ListPane>
      <AreaSearch label={t("search")} value={search} onChange={setSearch} />
      <ListTools />
      <AreaList
        label={t("list")}
        items={listed}
        selectedId={shown?.id}
        rowHeight={ROW_HEIGHT}
        hrefOf={(id) => hrefOf(id, foundIn(id))}
        onSelect={(id) => select(id, foundIn(id))}
        onRemove={clear}
        rowClass={({ unread }) => `${styles.row} ${unread > 0 ? styles.unread : ""}`}
        none={
          ordered.length > 0 ? (
            <NoMatches onShowAll={() => setSearch("")} />
          ) : (
            <AreaNotice icon={IconMessages} title={t("empty.title")} text={t("empty.text")} />
          )
        }
        endSx={{ py: 1 }}
      >
        {(chat) => <ChatRow chat={chat} search={searched} isTyping={chat.id === typingId} />}
      </AreaList>
    </ListPane>
  );
}
