import type { ReactNode } from "react";
import { PageSpinner } from "@/components/shell/navigation/page-spinner";
import { AppTheme } from "@/components/theme/app-theme";
import styles from "./blank-frame.module.css";
import { FetchedData } from "./fetched-data";

/** The blank layout: the page fills the window and brings its own landmarks. */
export function BlankFrame({ children }: { children: ReactNode }) {
  return (
    <AppTheme>
      <FetchedData>
        <div className={styles.frame}>
          {children}
          <PageSpinner />
        </div>
      </FetchedData>
    </AppTheme>
  );
}
