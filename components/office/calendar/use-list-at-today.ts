import { type RefObject, useEffect } from "react";
import { useCalendarTools } from "./calendar-tools";

/** Scrolls this month's list to today: past days are above. */
export function useListAtToday(pane: RefObject<HTMLElement | null>) {
  const { view, day, today } = useCalendarTools("view");
  const isWanted = view === "list" && day.slice(0, 7) === today.slice(0, 7);
  useEffect(() => {
    if (!isWanted) return undefined;
    // The calendar draws the view after this effect.
    const frame = requestAnimationFrame(() => {
      const days = pane.current?.querySelectorAll(".calendar-past, .calendar-ahead") ?? [];
      const list = [...days];
      const ahead = list.find((shown) => shown.classList.contains("calendar-ahead"));
      (ahead ?? list.at(-1))?.scrollIntoView({ block: "start" });
    });
    return () => cancelAnimationFrame(frame);
  }, [isWanted, pane]);
}
