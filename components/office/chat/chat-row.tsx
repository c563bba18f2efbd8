import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { memo } from "react";
import { oneLine } from "@/components/ui/clamp";
import { useDateText } from "@/components/ui/use-date-text";
import { useTimeAgo } from "@/components/ui/use-time-ago";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { type FoundChat, lastOf } from "@/lib/office/chat/rules";
import { ContactFace } from "./contact-face";
import { useChatWords } from "./use-chat-words";

type Props = { chat: FoundChat; search: string; isTyping: boolean };

/** A chat in the list: who it is with, what was said last, and how much is unread. */
export const ChatRow = memo(function ChatRow({ chat, search, isTyping }: Props) {
  const t = useTranslations("chat");
  const format = useFormatter();
  const timeAgo = useTimeAgo("short");
  const dateText = useDateText();
  const words = useChatWords();
  const at = (chat.found ?? lastOf(chat))?.message.createdAt;
  const isUnread = chat.unread > 0;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, minWidth: 0 }}>
      <ContactFace contact={chat} size={44} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", alignItems: "baseline", gap: 1 }}>
          <Box
            component="span"
            dir="auto"
            sx={{
              ...oneLine,
              flex: 1,
              typography: "subtitle1",
              fontSize: "0.9375rem",
              lineHeight: "1.375rem",
              fontWeight: "inherit",
              textAlign: "left",
            }}
          >
            {chat.name}
          </Box>
          <VisuallyHidden component="span">{t(`statuses.${chat.status}`)}</VisuallyHidden>
          {at && (
            <Box
              component="time"
              dateTime={at}
              title={dateText(at)}
              sx={{
                flex: "none",
                typography: "body2",
                fontWeight: "inherit",
                color: isUnread ? "primary.main" : "text.secondary",
              }}
            >
              {timeAgo(at)}
            </Box>
          )}
        </Box>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 22 }}>
          <Box
            component="span"
            dir="auto"
            sx={{
              ...oneLine,
              flex: 1,
              typography: "body1",
              fontWeight: "inherit",
              color: isUnread ? "text.primary" : "text.secondary",
              textAlign: "left",
            }}
          >
            {isTyping ? t("typing") : words.preview(chat, search)}
          </Box>
          {isUnread && (
            <>
              <Box aria-hidden component="span" sx={badge}>
                {format.number(chat.unread)}
              </Box>
              <VisuallyHidden component="span">
                {t("unread", { count: chat.unread })}
              </VisuallyHidden>
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
});

const badge = {
  flex: "none",
  minWidth: 22,
  px: 0.75,
  borderRadius: 999,
  bgcolor: "primary.fill",
  color: "common.white",
  fontSize: "0.75rem",
  fontWeight: 600,
  lineHeight: "1.375rem",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
} as const;
