import { IconLock } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { DjRequest } from "@/lib/party/requests/schema";
import styles from "./promise-note.module.css";

type Props = {
  request: DjRequest;
  /** It follows other words. */
  hasDot?: boolean;
};

/** Says that the guest of an accepted song knows that it is next, or has let another one go first. */
export function PromiseNote({ request: { status, toldAt, postponedAt }, hasDot = false }: Props) {
  const t = useTranslations("board.promise");
  if (status !== "accepted" || !(toldAt || postponedAt)) return null;
  return (
    <>
      {hasDot && " · "}
      {toldAt ? (
        <span className={styles.told}>
          <IconLock size={14} aria-hidden />
          {t("note")}
        </span>
      ) : (
        t("away")
      )}
    </>
  );
}
