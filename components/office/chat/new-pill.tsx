import { IconArrowDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import styles from "./chat.module.css";

type Props = { count: number; onGo: () => void };

/** Leads to the messages that came while the visitor was reading older ones. */
export function NewPill({ count, onGo }: Props) {
  const t = useTranslations("chat");
  return (
    <Button variant="contained" onClick={onGo} className={styles.pill} size="medium">
      <IconArrowDown size={20} aria-hidden />
      {t("newer", { count })}
    </Button>
  );
}
