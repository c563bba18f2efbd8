import { useTranslations } from "next-intl";
import { Fragment, memo, useDeferredValue, useMemo } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useWhenIdle } from "@/lib/client/scheduling/use-when-idle";
import { firstAlikes } from "@/lib/party/board/alike";
import { useEditions, usePlayingTrack } from "@/lib/party/board/editions-hooks";
import { hintsFor } from "@/lib/party/board/hints";
import { useBoard, usePlayed } from "@/lib/party/board/hooks";
import type { Board } from "@/lib/party/board/schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { BoardRow } from "./board-row";
import styles from "./board-rows.module.css";
import { useBoardTools } from "./board-tools";

/**
 * The rows of the list. What speaks against a song comes a moment later: it compares all of them, and a slow tablet
 * takes a tap in between.
 */
export const BoardRows = memo(function BoardRows({
  requests,
  accepted,
  playing,
}: {
  requests: DjRequest[];
  /** The songs of queue and lanes. */
  accepted: DjRequest[];
  playing: Board["playing"];
}) {
  const { eventId } = useBoardTools();
  const played = usePlayed(eventId);
  const [shown, line] = [useDeferredValue(requests), useDeferredValue(accepted)];
  const alikes = useMemo(() => firstAlikes(shown, line), [shown, line]);
  const hints = useMemo(() => hintsFor(shown, played, playing), [shown, played, playing]);
  const { tracks, editions } = useTracks(eventId, requests);
  const restAt = requests.findIndex(({ fits }) => fits === 0);
  return requests.map((request, index) => (
    <Fragment key={request.id}>
      {index === restAt && index > 0 && <RestLine />}
      <BoardRow
        request={request}
        isFirst={index === 0}
        alike={alikes.get(request.id)}
        tracks={tracks}
        editions={editions?.[request.id]}
        {...hints.get(request.id)}
      />
    </Fragment>
  ));
});

/** Parts what fits from what does not. */
function RestLine() {
  const t = useTranslations("board.tracks");
  return <li className={styles.rest}>{t("rest")}</li>;
}

const NONE: DjRequest[] = [];

/** What the rows show of their tracks comes as soon as the page rests; the room for it is there before. */
function useTracks(eventId: string, requests: DjRequest[]) {
  const hasLibrary = useBoard(eventId).board?.hasLibrary ?? false;
  const { Part, open } = useLazyPart(loadRowTrack, { isFetchedAhead: false, isPlain: true });
  const editions = useEditions(eventId, Part ? requests : NONE);
  const { track: playing } = usePlayingTrack(eventId);
  useWhenIdle(open, hasLibrary);
  // The same for all rows, or each of them would render with every change.
  const tracks = useMemo(() => hasLibrary && { Part, playing }, [hasLibrary, Part, playing]);
  return { tracks, editions };
}

async function loadRowTrack() {
  const { RowTrack } = await import("./row-track");
  return RowTrack;
}
