import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useRef } from "react";
import { useChange } from "@/lib/client/effects/use-change";
import type { ListedChat } from "@/lib/office/chat/rules";
import { ChatDetails } from "./chat-details";
import { useChatTools } from "./chat-tools";
import { Composer } from "./composer";
import { ConversationHead } from "./conversation-head";
import { MessageList } from "./message-list";

/** The open conversation, with details beside it where there is room, and else in its place. */
export function ChatPane({ chat }: { chat: ListedChat }) {
  const { chosen, details } = useChatTools("selection");
  const { select } = useChatTools("actions");
  const isOpen = chosen?.id === chat.id;
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const talk = useRef<HTMLDivElement>(null);
  const facts = useRef<HTMLElement>(null);
  useFocusInPlace(details, talk, facts);
  const card = {
    flexDirection: "column",
    minHeight: 0,
    minWidth: 0,
    borderRadius: { xs: 0, sm: 1 },
    outline: "none",
  } as const;
  const isBeside = details !== "closed";
  return (
    <Box
      // A conversation that is used stays open, even when another one moves above it.
      onFocus={() => isOpen || select(chat.id)}
      sx={{
        flex: 1,
        minHeight: 0,
        display: "grid",
        gridTemplateRows: "minmax(0, 1fr)",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          lg: isBeside ? "minmax(0, 1fr) 264px" : "minmax(0, 1fr)",
        },
        gap: 2,
      }}
    >
      <Card
        ref={talk}
        tabIndex={-1}
        sx={{ ...card, display: { xs: details === "open" ? "none" : "flex", lg: "flex" } }}
      >
        <ConversationHead chat={chat} isPage={isPhone && isOpen} />
        <MessageList chat={chat} isOpen={isOpen} />
        <Composer chat={chat} />
      </Card>
      <ChatDetails
        ref={facts}
        chat={chat}
        isPage={isPhone}
        sx={{
          ...card,
          display: { xs: details === "open" ? "flex" : "none", lg: isBeside ? "flex" : "none" },
        }}
      />
    </Box>
  );
}

type PaneRef = { current: HTMLElement | null };

/** Where details take the place of the conversation, the focus goes along. */
function useFocusInPlace(details: string | undefined, talk: PaneRef, facts: PaneRef) {
  useChange(details, () => {
    const [shown, hidden] = details === "open" ? [facts, talk] : [talk, facts];
    if (hidden.current && getComputedStyle(hidden.current).display === "none")
      shown.current?.focus();
  });
}
