import { type ReactNode, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useDoubleTapGuard } from "@/lib/client/scheduling/use-double-tap-guard";
import type { Line } from "@/lib/party/board/hooks";
import type { Board } from "@/lib/party/board/schema";
import { FoldButton } from "./fold-button";
import { lanesOf } from "./lanes";
import { NightLanes } from "./night-lanes";
import styles from "./night-rail.module.css";
import { NowPlaying } from "./now-playing";
import { createSortingStore, SortingContext } from "./sorting-store";

/**
 * The night's songs: playing now, the queue, and the lanes. In columns, the night's panel covers all but the playing
 * song and the next.
 */
export function NightRail({
  board,
  line,
  children: panel,
}: {
  board: Board;
  line: Line;
  children: ReactNode;
}) {
  const doubleTapGuard = useDoubleTapGuard();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [sorting] = useState(createSortingStore);
  const isDragging = useStore(sorting, ({ active }) => active !== undefined);
  const { requests, isWhole, queued } = line;
  const { lanes: names } = board.settings;
  const lanes = useMemo(
    () => lanesOf(names, { requests, isWhole, queued }),
    [names, requests, isWhole, queued],
  );
  // The same until the button changes: the lanes would render with it.
  const fold = useMemo(
    () => <FoldButton songs={line.total} isUnfolded={isUnfolded} onToggle={setIsUnfolded} />,
    [line.total, isUnfolded],
  );

  return (
    <aside {...doubleTapGuard} className={styles.rail}>
      <NowPlaying playing={board.playing} decksUntil={board.decksUntil} />
      {/* A song that is dragged can be dropped at every place. */}
      <div
        data-folded={!isUnfolded && !isDragging}
        data-covered={Boolean(panel)}
        className={styles.lanes}
      >
        <SortingContext value={sorting}>
          <NightLanes lanes={lanes} isDragging={isDragging} fold={fold} />
        </SortingContext>
      </div>
      {panel}
    </aside>
  );
}
