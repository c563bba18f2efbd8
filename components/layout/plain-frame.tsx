import type { ReactNode } from "react";
import { PageSpinner } from "@/components/shell/navigation/page-spinner";
import { PlainTheme } from "@/components/theme/plain-theme";

/** The plain layout: as the blank one, the page fills the window and brings its own landmarks. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PlainTheme />
      {children}
      <PageSpinner />
    </>
  );
}
