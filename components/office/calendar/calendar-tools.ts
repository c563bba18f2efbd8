import { createSplitContext } from "@/lib/client/split-context";
import type { useTools } from "./use-tools";

/** What the parts of the calendar need: appointments and nights, which days it shows, what the open form is about, and what can be done. */
export const [CalendarTools, useCalendarTools] =
  createSplitContext<ReturnType<typeof useTools>>("CalendarTools");
