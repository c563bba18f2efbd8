import { IconBookmark, IconCheck, IconPlayerPlay, IconRotate } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "@/components/ui/button";
import { MenuIconButton } from "@/components/ui/menu-button";
import type { Opening } from "@/components/ui/use-menu";
import type { DjRequest } from "@/lib/party/requests/schema";
import type { RequestStatus } from "@/lib/party/requests/statuses";
import { useBoardTools } from "./board-tools";
import { DeclineButton } from "./decline-button";
import { MoreMenu } from "./more-menu";
import styles from "./row-actions.module.css";

/** What has a way back, or on, beyond its main action. */
const DECIDED: readonly RequestStatus[] = ["accepted", "played", "declined"];

type Props = {
  request: DjRequest;
  /** Let a key press open the decline reasons and the lanes as well. */
  declining?: Opening;
  planning?: Opening;
  onAccept?: () => void;
  /** The decks end what plays by themselves. */
  hasDecks?: boolean;
};

/** The actions that a request's status allows: the main one as a button, the rest in a menu. */
export function RowActions(props: Props) {
  const { request } = props;
  return (
    <div className={styles.actions}>
      {DECIDED.includes(request.status) && <MoreMenu request={request} />}
      <Main {...props} />
    </div>
  );
}

function Main({ request, declining, planning, onAccept, hasDecks = false }: Props) {
  const t = useTranslations("board");
  const { actions, canWork, canPlay, open } = useBoardTools();
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
            variant="tinted"
            color="success"
            aria-label={t("accept", { title })}
            onClick={onAccept}
          >
            <IconCheck aria-hidden />
          </IconButton>
        </>
      );
    case "accepted":
      return canPlay ? (
        <Button
          variant="tinted"
          aria-label={t("playTitle", { title })}
          onClick={() => actions.change(request, { status: "playing" })}
        >
          <IconPlayerPlay size={18} aria-hidden />
          {t("play")}
        </Button>
      ) : null;
    case "playing":
      return (
        <Button
          variant={hasDecks ? "tinted" : "contained"}
          color={hasDecks ? "inherit" : "primary"}
          aria-label={t("playedTitle", { title })}
          onClick={() => actions.change(request, { status: "played" })}
        >
          {t("played")}
        </Button>
      );
    case "declined":
      return (
        <Button
          variant="tinted"
          color="inherit"
          aria-label={t("reopenTitle", { title })}
          onClick={() => actions.change(request, { status: "pending" })}
        >
          <IconRotate size={18} aria-hidden />
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
  const choicesOf = () =>
    lanes.map((lane) => ({
      key: lane,
      label: lane,
      onChoose: () => actions.change(request, { status: "accepted", lane }),
    }));
  return (
    <MenuIconButton
      variant="tinted"
      color="inherit"
      label={t("later", { title: request.title })}
      choicesOf={choicesOf}
      opening={opening}
    >
      <IconBookmark aria-hidden />
    </MenuIconButton>
  );
}
