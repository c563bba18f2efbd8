import { useTranslations } from "next-intl";
import { useEventPhase } from "@/components/party/events/use-event-phase";
import { useWantedPart } from "@/components/ui/use-wanted-part";
import type { Board } from "@/lib/party/board/schema";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import { useBoardTools } from "./board-tools";
import styles from "./empty-list.module.css";

/** In pixels, as the style sheet says: a phone scans it from the other side of the booth. */
const QR_SIZE = 220;

type Props = { board: Board; query: ListQuery };

/** What an empty list says: on a board without any request, how guests come to send the first. */
export function EmptyList({ board, query }: Props) {
  const t = useTranslations("board.empty");
  const phase = useEventPhase(board);
  const isOver = phase === "closed" || phase === "over";
  const isShut = phase !== "open" && phase !== "paused" && phase !== "collecting";
  const isOfAll = query.filter === "all" || query.filter === "pending";
  if (!query.search && isOfAll && board.counts.all === 0) {
    if (isOver) return <Line>{t("over")}</Line>;
    return (
      <>
        <Line>{t(isShut ? "scan" : "all")}</Line>
        <ScanCode code={board.code} />
      </>
    );
  }
  // The notice of a shut event says why nothing waits.
  if (!query.search && query.filter === "pending" && isShut) return null;
  return <Line>{t(reasonOf(query))}</Line>;
}

function reasonOf({ search, filter }: ListQuery) {
  if (search) return "search";
  return filter === "apart" ? "pending" : filter;
}

function Line({ children }: { children: string }) {
  return <li className={styles.line}>{children}</li>;
}

function ScanCode({ code }: { code: string }) {
  const t = useTranslations("events.qr");
  const { guestPage } = useBoardTools();
  const { Part: EventQr } = useWantedPart(loadQr, true, { isFetchedAhead: false, isPlain: true });
  return (
    <li className={styles.scan}>
      <div className={styles.picture}>
        {EventQr && <EventQr page={guestPage} label={t("label", { code })} width={QR_SIZE} />}
      </div>
      <div dir="ltr" className={styles.code}>
        {code}
      </div>
      <p dir="ltr" className={styles.page}>
        {guestPage}
      </p>
    </li>
  );
}

async function loadQr() {
  const { EventQr } = await import("@/components/party/events/event-qr");
  return EventQr;
}
