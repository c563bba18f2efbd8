import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { useSingleTaps } from "@/components/ui/use-single-taps";
import type { Line } from "@/lib/party/board/hooks";
import type { Board } from "@/lib/party/board/schema";
import { HouseMenu } from "./house-menu";
import { lanesOf } from "./lanes";
import { NightLanes } from "./night-lanes";
import styles from "./night-rail.module.css";
import { NowPlaying } from "./now-playing";
import { createSortingStore, SortingContext } from "./sorting-store";
import { TouchButton } from "./touch-button";

/** So many songs of the queue are shown above the list in portrait, as the style sheet says. */
const SHOWN_FOLDED = 2;

/** The night's songs: playing now, the queue, and the lanes. */
export function NightRail({ board, line }: { board: Board; line: Line }) {
  const t = useTranslations("board");
  const singleTaps = useSingleTaps();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [sorting] = useState(createSortingStore);
  const isDragging = useStore(sorting, ({ active }) => active !== undefined);
  const { requests, isWhole, queued } = line;
  const { lanes: names } = board.settings;
  const lanes = useMemo(
    () => lanesOf(names, { requests, isWhole, queued }),
    [names, requests, isWhole, queued],
  );

  return (
    <aside {...singleTaps} className={styles.rail}>
      <NowPlaying playing={board.playing} />
      {/* A song that is dragged can be dropped at every place. */}
      <div data-folded={!isUnfolded && !isDragging} className={styles.lanes}>
        <SortingContext value={sorting}>
          <NightLanes lanes={lanes} isDragging={isDragging} />
        </SortingContext>
        <HouseMenu board={board} />
        {line.total > SHOWN_FOLDED && (
          <TouchButton
            tone="raised"
            hasWords
            className={styles.unfold}
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {isUnfolded ? t("fold") : t("unfold", { songs: line.total })}
          </TouchButton>
        )}
      </div>
    </aside>
  );
}
