import { IconPlugConnectedX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { ConnectionNotice } from "@/components/party/request-list/connection-notice";
import { useIsOnline } from "@/components/party/request-list/use-is-online";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import type { Board } from "@/lib/party/board/schema";
import { ClashesNotice } from "./clashes-notice";
import styles from "./outage-notice.module.css";
import { useOutage } from "./use-outage";
import { useSavedSteps } from "./use-saved-steps";

const NETWORK = { since: "since", waiting: "waiting", kept: "kept" } as const;
/** The device has a network, so that it is the server that is away. */
const SERVER = { since: "serverSince", waiting: "serverWaiting", kept: "serverKept" } as const;

/** Says that the board has no connection, since when, and how many steps wait for it; and what met a conflict. */
export function OutageNotice({ board }: { board: Board }) {
  const t = useTranslations("board.outage");
  const zonedTime = useZonedTime(board.timeZone);
  const since = useOutage();
  const words = useIsOnline() ? SERVER : NETWORK;
  const { waiting, clashed } = useSavedSteps(board);
  return (
    <>
      <div role="status" className={styles.status}>
        {since !== undefined && (
          <div className={styles.outage}>
            <IconPlugConnectedX size={20} aria-hidden />
            <span>
              <b>{t(words.since, { time: zonedTime(since) })}</b>{" "}
              {waiting.length > 0 ? t(words.waiting, { steps: waiting.length }) : t(words.kept)}
            </span>
          </div>
        )}
      </div>
      {since === undefined && <ConnectionNotice offline="" lost="" />}
      {clashed.length > 0 && <ClashesNotice clashed={clashed} />}
    </>
  );
}
