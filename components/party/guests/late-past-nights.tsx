"use client";

import { useLatePart } from "@/components/ui/use-late-part";

const loadPast = () => import("./past-nights").then(({ PastNights }) => PastNights);

/** The nights that this phone remembers, once the page has loaded. */
export function LatePastNights() {
  const Past = useLatePart(loadPast);
  return Past && <Past />;
}
