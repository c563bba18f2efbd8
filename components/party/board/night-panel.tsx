import Drawer from "@mui/material/Drawer";
import useMediaQuery from "@mui/material/useMediaQuery";
import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useEventPhase } from "@/components/party/events/use-event-phase";
import { IconButton } from "@/components/ui/button";
import { useCloseRequest } from "@/components/ui/use-close-request";
import type { Board } from "@/lib/party/board/schema";
import { NIGHT_BUTTON_ID, NIGHT_PANEL_ID } from "./night-button";
import { NightMenu } from "./night-menu";
import styles from "./night-panel.module.css";
import { useClockTime } from "./use-clock-time";

type Props = { board: Board; onClose: () => void };

/** What concerns the whole night, in the queue's place; where the rail lies above the list, a sheet. */
export function NightPanel(props: Props) {
  const isSheet = useMediaQuery("(width < 900px)", { noSsr: true });
  const handleClose = useCloseRequest(isSheet, props.onClose);
  if (!isSheet) return <InRail {...props} />;
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={handleClose}
      slotProps={{
        paper: {
          id: NIGHT_PANEL_ID,
          role: "dialog",
          "aria-modal": true,
          "aria-labelledby": HEADING_ID,
          sx: { maxHeight: "86dvh", borderRadius: "16px 16px 0 0", backgroundImage: "none" },
        },
      }}
    >
      <Night {...props} />
    </Drawer>
  );
}

const HEADING_ID = "night-heading";

function InRail(props: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
    return () => document.getElementById(NIGHT_BUTTON_ID)?.focus();
  }, []);
  function handleKey(event: KeyboardEvent) {
    // A dialog that a row has opened lies elsewhere on the page, and closes by itself.
    const isInside = event.target instanceof Node && panel.current?.contains(event.target);
    if (event.key === "Escape" && isInside) props.onClose();
  }
  return (
    <section
      ref={panel}
      id={NIGHT_PANEL_ID}
      tabIndex={-1}
      aria-labelledby={HEADING_ID}
      onKeyDown={handleKey}
      className={styles.panel}
    >
      <Night {...props} />
    </section>
  );
}

function Night({ board, onClose }: Props) {
  const t = useTranslations("board");
  const clockTime = useClockTime();
  const isOpen = useEventPhase(board) === "open";
  return (
    <>
      <div className={styles.head}>
        <h2 id={HEADING_ID} className={styles.title}>
          {t("night.title")}
        </h2>
        <p className={styles.until}>
          {isOpen && board.closesAt && t("night.closesAt", { time: clockTime(board.closesAt) })}
        </p>
        <IconButton color="inherit" aria-label={t("close")} onClick={onClose}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </div>
      <NightMenu board={board} />
    </>
  );
}
