import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { IconArrowLeft, IconDots, IconEraser, IconInfoCircle } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { SaveStatus } from "@/components/office/desk/save-status";
import { IconButton } from "@/components/ui/button";
import { MenuIconButton } from "@/components/ui/menu-button";
import type { ListedChat } from "@/lib/office/chat/rules";
import { useChatTools } from "./chat-tools";
import { ContactFace } from "./contact-face";

type Props = {
  chat: ListedChat;
  /** Whether the conversation fills a phone's screen: then the name is the page's heading there. */
  isPage: boolean;
};

/** Who the conversation is with, and what can be done with it. */
export function ConversationHead({ chat, isPage }: Props) {
  const t = useTranslations("chat");
  const { details, typingId } = useChatTools("selection");
  const { close, clear, setDetails } = useChatTools("actions");
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up("lg"));
  const areDetailsShown = isWide ? details !== "closed" : details === "open";
  const onPhones = { xs: "inline-flex", sm: "none" };
  return (
    <Box sx={bar}>
      <Box sx={{ display: onPhones }}>
        <IconButton aria-label={t("back")} onClick={close}>
          <IconArrowLeft size={22} data-directional aria-hidden />
        </IconButton>
      </Box>
      <ContactFace contact={chat} size={40} />
      <Box sx={{ flex: 1, minWidth: 0, px: 1.5 }}>
        <Typography
          component={isPage ? "h1" : "h2"}
          variant="h6"
          dir="auto"
          noWrap
          sx={{ textAlign: "left" }}
        >
          {chat.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {typingId === chat.id ? t("typing") : t(`statuses.${chat.status}`)}
        </Typography>
      </Box>
      <Box sx={{ display: onPhones, px: 1 }}>
        <SaveStatus />
      </Box>
      <IconButton
        aria-label={t("details")}
        title={t("details")}
        aria-expanded={areDetailsShown}
        onClick={() => setDetails(areDetailsShown ? "closed" : "open")}
      >
        <IconInfoCircle size={22} aria-hidden />
      </IconButton>
      <MenuIconButton
        label={t("more")}
        choicesOf={() => [
          {
            key: "clear",
            label: t("clear"),
            icon: IconEraser,
            isDisabled: chat.messages.length === 0,
            onChoose: () => clear(chat.id),
          },
        ]}
      >
        <IconDots size={22} aria-hidden />
      </MenuIconButton>
    </Box>
  );
}

const bar = {
  display: "flex",
  alignItems: "center",
  minHeight: 64,
  flex: "none",
  px: { xs: 0.5, sm: 1.5 },
  borderBottom: 1,
  borderColor: "divider",
} as const;
