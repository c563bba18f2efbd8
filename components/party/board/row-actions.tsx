import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { IconBookmark, IconCheck, IconPlayerPlay, IconRotate } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton, type Opening } from "@/components/ui/menu-button";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { DeclineButton } from "./decline-button";
import { MoreMenu } from "./more-menu";

type Props = {
  request: DjRequest;
  /** Let a key press open the decline reasons and the lanes as well. */
  declining?: Opening;
  planning?: Opening;
};

/** The actions that a request's status allows: the main one as a button, the rest in a menu. */
export function RowActions(props: Props) {
  const { request } = props;
  return (
    <Box sx={{ display: "flex", gap: 1.25, justifyContent: "flex-end", alignItems: "center" }}>
      {request.status === "accepted" && <MoreMenu request={request} />}
      <Main {...props} />
    </Box>
  );
}

function Main({ request, declining, planning }: Props) {
  const t = useTranslations("board");
  const { actions, canWork, open } = useBoardTools();
  const { title, status } = request;
  if (status !== "pending" && !canWork) return null;
  switch (status) {
    case "pending":
      return (
        <>
          <DeclineButton
            title={title}
            opening={declining}
            onDecline={(change) => actions.change(request, change)}
            onOwnWords={() => open("ownWords", request)}
          />
          {canWork && <LaterButton request={request} opening={planning} />}
          <IconButton
            size="large"
            aria-label={t("accept", { title })}
            onClick={() => actions.change(request, { status: "accepted" })}
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
          onClick={() => actions.change(request, { status: "playing" })}
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
          onClick={() => actions.change(request, { status: "played" })}
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
          onClick={() => actions.change(request, { status: "pending" })}
        >
          {t("reopen")}
        </Button>
      );
    default:
      return null;
  }
}

function LaterButton({ request, opening }: { request: DjRequest; opening: Opening | undefined }) {
  const t = useTranslations("board");
  const { actions, lanes } = useBoardTools();
  if (lanes.length === 0) return null;
  const choices = lanes.map((lane) => ({
    key: lane,
    label: lane,
    onChoose: () => actions.change(request, { status: "accepted", lane }),
  }));
  return (
    <MenuButton
      variant="icon"
      label={t("later", { title: request.title })}
      choices={choices}
      opening={opening}
      props={{ size: "large", sx: { bgcolor: "background.raised" } }}
    >
      <IconBookmark aria-hidden />
    </MenuButton>
  );
}
