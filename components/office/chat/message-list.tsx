import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useMemo, useRef } from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import { useIsPageVisible } from "@/components/ui/use-is-page-visible";
import { useSync } from "@/lib/client/effects/use-change";
import { useTimeout } from "@/lib/client/effects/use-timer";
import { type Line, linesOf } from "@/lib/office/chat/lines";
import type { ListedChat } from "@/lib/office/chat/rules";
import { useChatTools } from "./chat-tools";
import { DayLine } from "./day-line";
import { MessageLine } from "./message-line";
import { NewPill } from "./new-pill";
import { useEnd } from "./use-end";
import { useMessageKeys } from "./use-message-keys";
import { useDayOf } from "./use-moment-text";

/** Longer conversations render only what is in view. */
const MOST_LINES = 100;
/** What flashes by has not been read, in ms. */
const READING_MS = 600;

type Props = { chat: ListedChat; isOpen: boolean };

/**
 * The messages of a conversation, the newest at the end. The arrow keys, Home and End move through them, Enter leads to
 * what is within a message and Escape back: one stop of the Tab key, however long the conversation is.
 */
export function MessageList({ chat, isOpen }: Props) {
  const t = useTranslations("chat");
  const { messages, name } = chat;
  const dayOf = useDayOf();
  const lines = useMemo(() => linesOf(messages, dayOf), [messages, dayOf]);
  const isWindowed = lines.length > MOST_LINES;
  const virtualizer = useRef<VirtualizerHandle>(null);
  const end = useEnd(chat, lines.length, isWindowed ? virtualizer : undefined);
  const indexOf = (id: number) => lines.findIndex(({ key }) => key === String(id));
  const keys = useMessageKeys(messages, (id) =>
    virtualizer.current?.scrollToIndex(indexOf(id), { align: "nearest" }),
  );
  useSought((id) => {
    if (indexOf(id) < 0) return;
    keys.remember(id);
    virtualizer.current?.scrollToIndex(indexOf(id), { align: "center" });
    const found = end.scroller.current?.querySelector(`[data-message="${id}"]`);
    // jsdom has no layout to scroll in.
    if (!isWindowed) found?.scrollIntoView?.({ block: "center" });
  });
  useReading(chat, isOpen && end.isAtEnd);

  const current = lines.findIndex(({ key }) => key === String(keys.currentId));
  const shown = (line: Line) =>
    line.kind === "day" ? (
      <DayLine key={line.key} at={line.at} />
    ) : (
      <MessageLine key={line.key} line={line} contact={name} keys={keys} />
    );
  return (
    <Box sx={{ position: "relative", flex: 1, minHeight: 0, display: "flex" }}>
      <Box
        component="section"
        ref={end.scroller}
        aria-label={t("messages", { name })}
        onScroll={end.handleScroll}
        onKeyDown={keys.handleKey}
        sx={{ ...scroller, ...(!isWindowed && sticksToEnd) }}
      >
        {lines.length === 0 ? (
          <Typography color="textSecondary" sx={{ m: "auto", p: 3, textAlign: "center" }}>
            {t("silence")}
          </Typography>
        ) : isWindowed ? (
          <Virtualizer
            ref={virtualizer}
            data={lines}
            {...(current >= 0 && { keepMounted: [current] })}
          >
            {shown}
          </Virtualizer>
        ) : (
          <div>{lines.map(shown)}</div>
        )}
      </Box>
      {end.newer > 0 && <NewPill count={end.newer} onGo={end.goToEnd} />}
    </Box>
  );
}

/** Goes to the message that a search has found. */
function useSought(go: (id: number) => void) {
  const { soughtId } = useChatTools("selection");
  // After the conversation has gone to its end.
  useSync(soughtId, () => soughtId !== undefined && go(soughtId));
}

/** What stays in view at the end for a moment has been read. */
function useReading(chat: ListedChat, isInView: boolean) {
  const { markRead } = useChatTools("actions");
  const isVisible = useIsPageVisible();
  const isReading = isInView && isVisible && chat.unread > 0;
  useTimeout(() => markRead(chat), isReading ? READING_MS : undefined);
}

const scroller = {
  flex: 1,
  minWidth: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  px: { xs: 2, sm: 2.5 },
  pb: 1,
  bgcolor: "background.default",
} as const;

/** Shown from its end, even before hydration, and there it stays while messages come. */
const sticksToEnd = { display: "flex", flexDirection: "column-reverse" } as const;
