import { memo, useDeferredValue, useMemo } from "react";
import { firstAlikes } from "@/lib/party/board/alike";
import { hintsFor } from "@/lib/party/board/hints";
import { usePlayed } from "@/lib/party/board/hooks";
import type { Board } from "@/lib/party/board/schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { BoardRow } from "./board-row";
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
  return requests.map((request, index) => (
    <BoardRow
      key={request.id}
      request={request}
      isFirst={index === 0}
      alike={alikes.get(request.id)}
      {...hints.get(request.id)}
    />
  ));
});
