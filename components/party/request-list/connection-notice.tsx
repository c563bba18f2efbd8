import { IconPlugConnectedX, IconRefresh } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useLiveStore } from "@/lib/party/live/store";
import styles from "./connection-notice.module.css";
import { useIsOnline } from "./use-is-online";

/** Warns when the page may be out of date, in the words of the screen; hidden otherwise. */
export function ConnectionNotice({ offline, lost }: { offline: string; lost: string }) {
  const t = useTranslations("requests");
  const connection = useLiveStore((state) => state.connection);
  const isOnline = useIsOnline();
  const isLost = !isOnline || connection === "lost";
  const text = () => {
    if (!isOnline) return offline;
    return isLost ? lost : t("polling");
  };
  const Icon = isLost ? IconPlugConnectedX : IconRefresh;
  return (
    <div role="status" className={styles.status}>
      {(isLost || connection === "polling") && (
        <div className={styles.notice}>
          <Icon size={18} aria-hidden />
          {text()}
        </div>
      )}
    </div>
  );
}
