import { IconBellRinging, IconDeviceMobilePlus, IconDoor, IconDoorOff } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEventPhase } from "@/components/party/events/use-event-phase";
import { useTimeLeft } from "@/components/party/events/use-time-left";
import { useLastCall } from "@/lib/party/board/last-call-hooks";
import type { Board } from "@/lib/party/board/schema";
import { useEventActions } from "@/lib/party/events/actions";
import { endOf } from "@/lib/party/events/rules";
import { openingOf } from "./door-notice";
import { NightQuestion, NightRow, NightSwitch } from "./night-row";

const MINUTES = [5, 10, 15, 30];

/** Who may request songs, and until when. */
export function NightRequests({ board }: { board: Board }) {
  const phase = useEventPhase(board);
  return (
    <>
      {phase === "open" && <LastCallRow board={board} />}
      {phase === "open" || phase === "paused" ? (
        <ClosingRow board={board} />
      ) : (
        <OpeningRow board={board} label={openingOf(phase)} />
      )}
      <NewPhonesRow board={board} />
    </>
  );
}

/** Announces to guests that requests close soon, and takes it back. */
function LastCallRow({ board }: { board: Board }) {
  const t = useTranslations("board.lastCall");
  const callLast = useLastCall(board);
  const isCalled = board.lastCallAt !== null;
  const left = useTimeLeft(isCalled ? endOf(board) : null);
  return (
    <NightQuestion
      icon={IconBellRinging}
      label={t("label")}
      state={isCalled && left ? t("left", { left }) : undefined}
      question={t("question")}
      answers={[
        ...MINUTES.map((minutes) => ({
          label: t("minutes", { minutes }),
          onChoose: () => callLast(minutes),
        })),
        ...(isCalled ? [{ label: t("takeBack"), onChoose: () => callLast(null) }] : []),
      ]}
    />
  );
}

function ClosingRow({ board }: { board: Board }) {
  const t = useTranslations("board.night");
  const { setStatus } = useEventActions();
  return (
    <NightQuestion
      icon={IconDoorOff}
      label={t("close")}
      state={t("musicGoesOn")}
      question={t("closeQuestion")}
      answers={[{ label: t("close"), isGrave: true, onChoose: () => setStatus(board, "closed") }]}
    />
  );
}

/** Keeps phones out that come only now, such as those of somebody who erases cookies to vote again. */
function NewPhonesRow({ board }: { board: Board }) {
  const t = useTranslations("events.fields");
  const { setDoor } = useEventActions();
  const isOpen = board.settings.doorClosedAt === null;
  return (
    <NightSwitch
      icon={IconDeviceMobilePlus}
      label={t("newPhones")}
      isOn={isOpen}
      onToggle={() => setDoor(board, !isOpen)}
    />
  );
}

type Opening = { board: Board; label: ReturnType<typeof openingOf> };

function OpeningRow({ board, label }: Opening) {
  const t = useTranslations("board.door");
  const { setStatus } = useEventActions();
  return (
    <NightRow
      icon={IconDoor}
      label={t(label)}
      opensDialog={false}
      onClick={() => setStatus(board, "open")}
    />
  );
}
