import { type FocusEvent, useState } from "react";
import { useScreenStore } from "@/lib/client/screen-store";
import { useStableActions } from "@/lib/client/use-stable-actions";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { ClosingLine, useClosingPlace } from "./closing-line";
import type { Lane } from "./lanes";
import styles from "./queue-list.module.css";
import { QueueRow } from "./queue-row";
import { SortingContext } from "./sorting-store";
import { useWindow } from "./use-window";
import { partsOf } from "./window-rules";

/** The songs of one lane in the DJ's order, each with its way up and down. Rows far from the screen are only room. */
export function QueueList({ label, lane }: { label: string; lane: Lane }) {
  const { requests } = lane;
  const { actions } = useBoardTools();
  const active = useScreenStore(SortingContext, (state) => state.active);
  const { ref, from, to, rowHeight } = useWindow(requests.length);
  const [focused, setFocused] = useState("");
  const closing = useClosingPlace(lane);
  const kept = [active, focused].map((id) => requests.findIndex((one) => one.id === id));

  const { move } = useStableActions({
    /** Moves a request by one place. */
    move(request: DjRequest, by: 1 | -1) {
      const place = requests.findIndex(({ id }) => id === request.id) + by;
      const others = requests.filter(({ id }) => id !== request.id);
      actions.change(request, { after: others[place - 1]?.id ?? null });
    },
  });
  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    setFocused(target.closest<HTMLElement>("[data-song]")?.dataset.song ?? "");
  }

  return (
    <ul
      ref={ref}
      aria-label={label}
      onFocus={handleFocus}
      onBlur={() => setFocused("")}
      className={styles.list}
    >
      {partsOf(requests.length, from, to, kept).map((part) => {
        if ("gap" in part) {
          return (
            <li key={`gap ${part.start}`} aria-hidden style={{ height: part.gap * rowHeight }} />
          );
        }
        const { index } = part;
        const request = requests[index];
        return (
          request && (
            <QueueRow
              key={request.id}
              request={request}
              index={index}
              count={requests.length}
              onMove={move}
            >
              {closing?.index === index && <ClosingLine {...closing} />}
            </QueueRow>
          )
        );
      })}
    </ul>
  );
}
