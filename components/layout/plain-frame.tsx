import type { ReactNode } from "react";
import { PageSpinner } from "@/components/shell/navigation/page-spinner";

/** The plain layout: as the blank one, the page fills the window and brings its own landmarks. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PageSpinner />
    </>
  );
}
