import { useTranslations } from "next-intl";
import { useIsOnline } from "@/components/party/request-list/use-is-online";
import { Button } from "@/components/ui/button";
import type from "@/components/ui/type.module.css";
import styles from "./ideas.module.css";

/** As long as there is nothing to show, what is awaited, or why nothing comes. */
export function IdeasNotice({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useTranslations("requests.ideas");
  const isOnline = useIsOnline();
  const state = !isOnline ? "offline" : hasFailed ? "failed" : "loading";
  return (
    <div role="status" className={`${styles.head} ${type.quiet}`}>
      <span className={styles.heading}>{t(state)}</span>
      {state === "failed" && (
        <Button variant="tinted" color="inherit" onClick={onRetry}>
          {t("again")}
        </Button>
      )}
    </div>
  );
}
