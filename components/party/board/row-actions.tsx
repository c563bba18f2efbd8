import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { IconBookmark, IconCheck, IconPlayerPlay, IconRotate } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/menu-button";
import type { DjRequest } from "@/lib/party/requests/schema";
import { DeclineButton } from "./decline-button";
import { MoreMenu } from "./more-menu";
import type { BoardSteps } from "./use-board-steps";

/** What every part of the board works with. */
export type BoardTools = {
  steps: BoardSteps;
  /** Whether this DJ works the queue; a moderator decides on what is pending and leaves the rest alone. */
  canWork: boolean;
  lanes: string[];
  /** The event's own: what the DJ's watch shows. */
  timeZone: string;
  /** Opens everything there is to say about a card: its people, splitting, joining. */
  onOpen: (request: DjRequest) => void;
  onMerge: (request: DjRequest) => void;
  /** Opens the dialog for a decline in the DJ's own words: it outlives the row, which others may move. */
  onOwnWords: (request: DjRequest) => void;
};

/** What can be done with a request where it stands: one thing stands out, the rest is a tap away. */
export function RowActions({ request, ...props }: { request: DjRequest } & BoardTools) {
  return (
    <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end", alignItems: "center" }}>
      <MoreMenu request={request} {...props} />
      <Main request={request} {...props} />
    </Box>
  );
}

function Main({ request, steps, lanes, canWork, onOwnWords }: { request: DjRequest } & BoardTools) {
  const t = useTranslations("board");
  const { title, status } = request;
  if (status !== "pending" && !canWork) return null;
  switch (status) {
    case "pending":
      return (
        <>
          <DeclineButton
            title={title}
            onDecline={(change) => steps.change(request, change)}
            onOwnWords={() => onOwnWords(request)}
          />
          {canWork && <LaterButton request={request} steps={steps} lanes={lanes} />}
          <IconButton
            size="large"
            aria-label={t("accept", { title })}
            onClick={() => steps.change(request, { status: "accepted" })}
            sx={{ bgcolor: "success.light", color: "success.main" }}
          >
            <IconCheck aria-hidden />
          </IconButton>
        </>
      );
    case "accepted":
      return (
        <Button
          size="large"
          variant="tinted"
          aria-label={t("playTitle", { title })}
          startIcon={<IconPlayerPlay size={18} aria-hidden />}
          onClick={() => steps.change(request, { status: "playing" })}
        >
          {t("play")}
        </Button>
      );
    case "playing":
      return (
        <Button
          size="large"
          variant="contained"
          aria-label={t("playedTitle", { title })}
          onClick={() => steps.change(request, { status: "played" })}
        >
          {t("played")}
        </Button>
      );
    case "declined":
      return (
        <Button
          size="large"
          variant="tinted"
          color="inherit"
          aria-label={t("reopenTitle", { title })}
          startIcon={<IconRotate size={18} aria-hidden />}
          onClick={() => steps.change(request, { status: "pending" })}
        >
          {t("reopen")}
        </Button>
      );
    default:
      return null;
  }
}

function LaterButton({
  request,
  steps,
  lanes,
}: Pick<BoardTools, "steps" | "lanes"> & { request: DjRequest }) {
  const t = useTranslations("board");
  if (lanes.length === 0) return null;
  const choices = lanes.map((lane) => ({
    key: lane,
    label: lane,
    onChoose: () => steps.change(request, { status: "accepted", lane }),
  }));
  return (
    <MenuButton
      variant="icon"
      label={t("later", { title: request.title })}
      choices={choices}
      props={{ size: "large", sx: { bgcolor: "background.raised" } }}
    >
      <IconBookmark aria-hidden />
    </MenuButton>
  );
}
