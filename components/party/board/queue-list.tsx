import { type FocusEvent, useState } from "react";
import { useScreenStore } from "@/lib/client/screen-store";
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

  /** Moves the request at index `from` to index `to`. */
  function move(index: number, place: number) {
    const request = requests[index];
    const others = requests.filter((other) => other !== request);
    if (request) actions.change(request, { after: others[place - 1]?.id ?? null }, requests);
  }
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
              onMove={(by) => move(index, index + by)}
            >
              {closing?.index === index && <ClosingLine at={closing.at} />}
            </QueueRow>
          )
        );
      })}
    </ul>
  );
}
