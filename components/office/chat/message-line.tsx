import Box from "@mui/material/Box";
import { IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { useFollowedFocus } from "@/components/office/desk/use-followed-focus";
import { IconButton } from "@/components/ui/button";
import { useDateText } from "@/components/ui/use-date-text";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Line } from "@/lib/office/chat/lines";
import { isOwn } from "@/lib/office/chat/rules";
import { useChatTools } from "./chat-tools";
import { MessageBody } from "./message-body";
import type { MessageKeys } from "./use-message-keys";
import { useTimeText } from "./use-moment-text";

type Props = {
  line: Extract<Line, { kind: "message" }>;
  /** The name of the other person. */
  contact: string;
  keys: MessageKeys;
};

/** A message, on the side of who wrote it. Under the last one of a group stands the time. */
export function MessageLine({ line: { sent, isFirst, isLast }, contact, keys }: Props) {
  const t = useTranslations("chat");
  const { soughtId } = useChatTools("selection");
  const { removeMessage } = useChatTools("actions");
  const timeText = useTimeText();
  const dateText = useDateText();
  const id = useId();
  const article = useRef<HTMLElement>(null);
  const isMine = isOwn(sent);
  const isCurrent = keys.currentId === sent.id;
  const tabIndex = keys.enteredId === sent.id ? 0 : -1;
  useFollowedFocus(article, isCurrent, keys.isFollowing);
  const { createdAt, isAnswer } = sent.message;
  return (
    <Box
      component="article"
      ref={article}
      data-message={sent.id}
      tabIndex={isCurrent ? 0 : -1}
      aria-labelledby={`${id}-who ${id}-what ${id}-when`}
      onFocus={() => keys.remember(sent.id)}
      onClick={() => keys.touch(sent.id)}
      sx={[row, isMine && { alignItems: "flex-end" }, soughtId === sent.id && sought]}
    >
      <VisuallyHidden component="span" id={`${id}-who`}>
        {isMine ? t("me") : contact}
      </VisuallyHidden>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, maxWidth: "100%" }}>
        {isMine && (
          <IconButton
            className="tool"
            tabIndex={tabIndex}
            aria-label={t("deleteMessage")}
            title={t("deleteMessage")}
            onClick={({ detail }) => (detail === 0 ? keys.remove(sent) : removeMessage(sent))}
          >
            <IconTrash size={20} aria-hidden />
          </IconButton>
        )}
        <MessageBody {...{ sent, contact, isFirst, isLast, tabIndex }} id={`${id}-what`} />
      </Box>
      <Box
        component="time"
        id={`${id}-when`}
        dateTime={createdAt}
        title={dateText(createdAt)}
        sx={isLast ? time : hidden}
      >
        {isAnswer ? `${timeText(createdAt)} · ${t("sampleAnswer")}` : timeText(createdAt)}
      </Box>
    </Box>
  );
}

const row = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  pb: 0.5,
  borderRadius: 1,
  "&:focus-visible": { outline: "2px solid var(--palette-primary-main)", outlineOffset: -2 },
  "& .tool": { visibility: "hidden", my: -0.5 },
  "@media (hover: hover)": { "&:hover .tool": { visibility: "visible" } },
  "&:focus .tool, &:focus-within .tool": { visibility: "visible" },
} as const;

/** A search has led here. */
const sought = {
  bgcolor: "color-mix(in srgb, var(--palette-primary-main) 14%, transparent)",
  boxShadow: "0 0 0 4px color-mix(in srgb, var(--palette-primary-main) 14%, transparent)",
};

const time = {
  px: 0.5,
  pb: 1,
  typography: "body2",
  fontSize: "0.75rem",
  color: "text.secondary",
  fontVariantNumeric: "tabular-nums",
} as const;

const hidden = {
  position: "absolute",
  clipPath: "inset(50%)",
} as const;
