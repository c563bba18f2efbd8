/** What FullCalendar has drawn anew. */
type Drawn = { view: { type: string; currentStart: Date; currentEnd: Date } };

/** Scrolls a month's list that holds today to it: past days are above. */
export function scrollListToToday({ view }: Drawn, pane: HTMLElement | null) {
  const now = new Date();
  if (view.type !== "listMonth" || now < view.currentStart || now >= view.currentEnd) return;
  const days = [...(pane?.querySelectorAll(".calendar-past, .calendar-ahead") ?? [])];
  const ahead = days.find(({ classList }) => classList.contains("calendar-ahead"));
  (ahead ?? days.at(-1))?.scrollIntoView({ block: "start" });
}
