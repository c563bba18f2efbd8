import { IconDoorExit } from "@tabler/icons-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type from "@/components/ui/type.module.css";
import styles from "./other-event-link.module.css";

/** Leads to another event: the phone remembers this one, and another begins with another code. */
export function OtherEventLink() {
  const t = useTranslations("requests");
  return (
    <Link href="/requests?event=" className={`${type.link} ${styles.link}`}>
      <IconDoorExit size={20} aria-hidden data-directional />
      {t("otherEvent")}
    </Link>
  );
}
