import { createRequiredContext } from "@/lib/client/required-context";
import type { Appointment, Night, Span, Written } from "@/lib/office/calendar/schema";
import type { CalendarView } from "@/lib/office/calendar/views";

/** When a new appointment is to be; by default at the usual time. */
export type Draft = Span & { isUsual?: boolean };

/** The tools that all parts of the calendar share. */
export type CalendarTools = {
  appointments: readonly Appointment[];
  nights: readonly Night[];
  /** Why the nights are missing. */
  nightsError: unknown;
  retryNights: () => void;
  /** The visitor's own. */
  timeZone: string;
  /** The first day of the week, 0 for Sunday. */
  firstDay: number;
  view: CalendarView;
  /** Whether the address names the view; else it is that of the screen's size. */
  isViewChosen: boolean;
  /** The day around which the view shows, as `2026-11-22`. */
  day: string;
  today: string;
  viewHref: (view: CalendarView) => string;
  setView: (view: CalendarView) => void;
  showDay: (day: string, view?: CalendarView) => void;
  /** The appointment that the address names: its form is open. */
  chosen: Appointment | undefined;
  select: (id: number) => void;
  /** The time of the new appointment whose form is open. */
  draft: Draft | undefined;
  /** Opens the form for a new appointment: on the shown day unless told when. */
  openForm: (span?: Span) => void;
  closeForm: () => void;
  /** These come with a toast that undoes them. */
  add: (written: Written) => void;
  update: (appointment: Appointment, written: Written) => void;
  move: (appointment: Appointment, span: Span) => void;
  remove: (appointment: Appointment) => void;
};

export const [CalendarContext, useCalendarTools] =
  createRequiredContext<CalendarTools>("CalendarContext");
