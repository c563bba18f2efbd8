import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useSync } from "@/lib/client/effects/use-change";
import {
  firstDayOf,
  isWithin,
  movedSpan,
  stretchedSpan,
  type Way,
} from "@/lib/office/calendar/rules";
import type { Appointment } from "@/lib/office/calendar/schema";
import { type CalendarView, shownDays } from "@/lib/office/calendar/views";
import { useCalendarTools } from "./calendar-tools";

const SLOT_MINUTES = 30;
const ACROSS = ["ArrowLeft", "ArrowRight"];
const ALONG = ["ArrowUp", "ArrowDown"];

/** How far an arrow key leads in a view; undefined for other keys. Left is later where writing runs to the left. */
export function wayOf(key: string, view: CalendarView, allDay: boolean, isRtl: boolean) {
  if (ACROSS.includes(key)) {
    const isLater = (key === "ArrowRight") !== isRtl;
    return { days: isLater ? 1 : -1 };
  }
  if (!ALONG.includes(key)) return undefined;
  const sign = key === "ArrowDown" ? 1 : -1;
  if (view === "month") return { days: 7 * sign };
  return allDay || view === "list" ? { days: sign } : { minutes: SLOT_MINUTES * sign };
}

/**
 * Moves (Shift and arrows), lengthens (Alt, Shift and arrows) and deletes the appointment that has the focus, and keeps
 * the focus on it.
 */
export function useAppointmentKeys(isRtl: boolean, entries: unknown) {
  const { appointments } = useCalendarTools("entries");
  const { view, day, firstDay, timeZone } = useCalendarTools("view");
  const { chosen } = useCalendarTools("form");
  const { move, remove, showDay } = useCalendarTools("actions");
  const pane = useRef<HTMLDivElement>(null);
  const followed = useRef<number>(undefined);
  const wasChosen = useRef<number>(undefined);
  // The element of a moved appointment is a new one.
  useSync(entries, () => {
    if (followed.current !== undefined) focusWhenShown(pane, followed.current);
  });
  useEffect(() => {
    const id = chosen ? undefined : wasChosen.current;
    wasChosen.current = chosen?.id;
    if (id !== undefined) focusWhenShown(pane, id);
  });

  /** Until the new element is there, the pane has the focus, so that no key is lost. */
  function follow(id: number | undefined) {
    followed.current = id;
    pane.current?.focus({ preventScroll: true });
  }

  function place(appointment: Appointment, way: Way, isLength: boolean) {
    const { id, start, end, allDay } = appointment;
    const change = isLength ? stretchedSpan : movedSpan;
    const span = change({ start, end, allDay }, way, timeZone);
    if (span.start === start && span.end === end) return;
    follow(id);
    move(appointment, span);
    const isSeen = isWithin(span, shownDays(day, view, firstDay));
    if (!isSeen) showDay(firstDayOf(span, timeZone));
  }

  function handleKey(event: KeyboardEvent) {
    const { key, altKey, shiftKey } = event;
    const appointment = appointments.find(({ id }) => id === idAt(event, followed.current));
    if (!appointment) return;
    const isRemoval = !shiftKey && (key === "Delete" || key === "Backspace");
    const way = shiftKey && wayOf(key, view, appointment.allDay, isRtl);
    if (!isRemoval && !way) return;
    event.preventDefault();
    if (isRemoval) {
      follow(neighbourOf(pane.current, appointment.id));
      remove(appointment);
    }
    if (way) place(appointment, way, altKey);
  }
  return { pane, handleKey };
}

/** The appointment at which a key was pressed: in the pane itself, the one that it follows. Undefined elsewhere. */
function idAt({ target, currentTarget, ctrlKey, metaKey }: KeyboardEvent, followed?: number) {
  if (ctrlKey || metaKey || !(target instanceof HTMLElement)) return undefined;
  if (target === currentTarget) return followed;
  if (target.getAttribute("role") !== "button") return undefined;
  const id = target.querySelector<HTMLElement>("[data-appointment]")?.dataset.appointment;
  return id === undefined ? undefined : Number(id);
}

/** The appointment that follows in the calendar, else the one before it. */
function neighbourOf(pane: HTMLElement | null, id: number) {
  const marked = pane?.querySelectorAll<HTMLElement>("[data-appointment]") ?? [];
  const ids = [...marked].map(({ dataset }) => Number(dataset.appointment));
  const index = ids.indexOf(id);
  return ids.slice(index).find((other) => other !== id) ?? ids[index - 1];
}

/**
 * The calendar draws an appointment in steps, once it has measured the cells: for a moment there may be none, or one
 * that is about to go. Whoever moves the focus elsewhere meanwhile is left alone.
 */
function focusWhenShown(pane: RefObject<HTMLElement | null>, id: number, frames = 20) {
  const marked = pane.current?.querySelector(`[data-appointment="${id}"]`);
  const { activeElement } = document;
  const isFree = activeElement === document.body || activeElement === pane.current;
  if (isFree) marked?.closest<HTMLElement>("[role=button]")?.focus();
  if (frames > 0) requestAnimationFrame(() => focusWhenShown(pane, id, frames - 1));
}
