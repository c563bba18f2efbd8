import {
  IconDeviceTv,
  IconFileMusic,
  IconHistory,
  IconLink,
  IconListCheck,
  IconPlaylist,
  IconQrcode,
  IconUsers,
} from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { useCopy } from "@/components/ui/use-copy";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Board } from "@/lib/party/board/schema";
import { useDjRules } from "@/lib/party/host-rules/hooks";
import { may } from "@/lib/party/members/rules";
import { useWalls } from "@/lib/party/wall/hooks";
import { useBoardTools } from "./board-tools";
import { NightDevice } from "./night-device";
import styles from "./night-panel.module.css";
import { NightRequests } from "./night-requests";
import { NightRow } from "./night-row";

/** The rows of the night's panel, in groups. What a row opens loads then. */
export function NightMenu({ board }: { board: Board }) {
  const canManage = may(board.role, "manage");
  return (
    <div className={styles.menu}>
      {canManage && (
        <ul className={styles.group}>
          <NightRequests board={board} />
        </ul>
      )}
      <ul className={styles.group}>
        {canManage && <RulesRow board={board} />}
        <MustPlaysRow />
        <GuestsRow board={board} />
        <StepsRow board={board} />
      </ul>
      <ul className={styles.group}>
        {canManage && <ScreensRow board={board} />}
        <QrRow board={board} />
        <OverlayRow board={board} />
        {may(board.role, "work") && <PlaylistRow board={board} />}
      </ul>
      <ul className={styles.group}>
        <NightDevice />
      </ul>
    </div>
  );
}

const onDemand = { isFetchedAhead: false };

function RulesRow({ board }: { board: Board }) {
  const t = useTranslations("board.night");
  const { rules } = useDjRules(board.id);
  const { Part, open, close } = useLazyPart(loadRules, onDemand);
  const counts = rules && { must: rules.mustPlay.length, never: rules.doNotPlay.length };
  return (
    <>
      <NightRow
        icon={IconPlaylist}
        label={t("rules")}
        state={counts && t("ruleCounts", counts)}
        onClick={open}
      />
      {Part && <Part event={board} onClose={close} />}
    </>
  );
}

function MustPlaysRow() {
  const t = useTranslations("house");
  const { Part, open, close } = useLazyPart(loadMustPlays, onDemand);
  return (
    <>
      <NightRow icon={IconListCheck} label={t("mustPlays.open")} onClick={open} />
      {Part && <Part onClose={close} />}
    </>
  );
}

function GuestsRow({ board }: { board: Board }) {
  const t = useTranslations("board.night");
  const format = useFormatter();
  const { Part, open, close } = useLazyPart(loadGuests, onDemand);
  return (
    <>
      <NightRow
        icon={IconUsers}
        label={t("guests")}
        state={format.number(board.guests)}
        onClick={open}
      />
      {Part && <Part canShare={may(board.role, "manage")} onClose={close} />}
    </>
  );
}

function StepsRow({ board }: { board: Board }) {
  const t = useTranslations("board.history");
  const { Part, open, close } = useLazyPart(loadSteps, onDemand);
  return (
    <>
      <NightRow icon={IconHistory} label={t("title")} onClick={open} />
      {Part && <Part board={board} onClose={close} />}
    </>
  );
}

function ScreensRow({ board }: { board: Board }) {
  const t = useTranslations("events.actions");
  const format = useFormatter();
  const { guestPage } = useBoardTools();
  const { data } = useWalls(board.id);
  const { Part, open, close } = useLazyPart(loadScreens, onDemand);
  return (
    <>
      <NightRow
        icon={IconDeviceTv}
        label={t("screens")}
        state={data && format.number(data.walls.length)}
        onClick={open}
      />
      {Part && <Part event={board} origin={new URL(guestPage).origin} onClose={close} />}
    </>
  );
}

function QrRow({ board }: { board: Board }) {
  const t = useTranslations("board.night");
  const { guestPage } = useBoardTools();
  const { Part, open, close } = useLazyPart(loadQr, onDemand);
  return (
    <>
      <NightRow
        icon={IconQrcode}
        label={t("qr")}
        state={<bdi dir="ltr">{board.code}</bdi>}
        onClick={open}
      />
      {Part && <Part event={board} page={guestPage} isOpen onClose={close} />}
    </>
  );
}

/** The night's lists for the DJ's program. */
function PlaylistRow({ board }: { board: Board }) {
  const t = useTranslations("events.actions");
  const { Part, open, close } = useLazyPart(loadPlaylist, onDemand);
  return (
    <>
      <NightRow icon={IconFileMusic} label={t("playlist")} onClick={open} />
      {Part && <Part event={board} isOpen onClose={close} />}
    </>
  );
}

/** The wall over what a stream or a projector shows already: its link is pasted into another program. */
function OverlayRow({ board }: { board: Board }) {
  const t = useTranslations("board.night");
  const { guestPage } = useBoardTools();
  const { origin } = new URL(guestPage);
  const link = `${origin}/wall?event=${board.code}&overlay=1`;
  const copy = useCopy(t("overlayCopied"), t("overlayNotCopied", { link }));
  return (
    <NightRow
      icon={IconLink}
      label={t("overlay")}
      state={t("copyLink")}
      opensDialog={false}
      onClick={() => copy(link)}
    />
  );
}

async function loadRules() {
  const { RulesDialog } = await import("@/components/party/host-rules/rules-dialog");
  return RulesDialog;
}

async function loadMustPlays() {
  const { MustPlaysDialog } = await import("./must-plays-dialog");
  return MustPlaysDialog;
}

async function loadGuests() {
  const { KnownGuestsDialog } = await import("./known-guests-dialog");
  return KnownGuestsDialog;
}

async function loadSteps() {
  const { HistoryPanel } = await import("./history-panel");
  return HistoryPanel;
}

async function loadScreens() {
  const { WallsDialog } = await import("@/components/party/screens/walls-dialog");
  return WallsDialog;
}

async function loadQr() {
  const { QrDialog } = await import("@/components/party/events/qr-dialog");
  return QrDialog;
}

async function loadPlaylist() {
  const { PlaylistDialog } = await import("@/components/party/exports/playlist-dialog");
  return PlaylistDialog;
}
