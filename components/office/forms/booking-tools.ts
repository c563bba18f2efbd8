import type { RefObject } from "react";
import { createRequiredContext } from "@/lib/client/required-context";
import type { Step } from "@/lib/office/forms/schema";

/** The tools that all parts of the enquiry share. */
export type BookingTools = {
  /** The step that is shown. */
  step: Step;
  hrefOf: (step: Step) => string;
  go: (step: Step) => void;
  /** Asks whether to throw the enquiry away; undefined while there is nothing in it. */
  cancel: (() => void) | undefined;
  /** Puts the enquiry on the desk, with a toast that undoes it. */
  finish: () => void;
  download: () => void;
  /** Whether a step was shown: one that is moved to gets the focus, the first of the page doesn't. */
  hasShown: RefObject<boolean>;
};

export const [BookingContext, useBookingTools] =
  createRequiredContext<BookingTools>("BookingContext");
