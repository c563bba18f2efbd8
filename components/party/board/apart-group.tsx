import { IconChevronDown, IconVolumeOff } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import styles from "./apart-group.module.css";

/** The requests of muted guests below those that wait, folded: the DJ looks at them when there is time. */
export function ApartGroup({ count }: { count: number }) {
  const t = useTranslations("house.apart");
  const format = useFormatter();
  const list = useLazyPart(loadList, { isFetchedAhead: false });
  const isOpen = list.Part !== undefined;
  if (count === 0) return null;
  return (
    <li>
      <Button
        color="inherit"
        className={styles.open}
        aria-expanded={isOpen}
        onClick={isOpen ? list.close : list.open}
      >
        <IconVolumeOff size={20} aria-hidden />
        <span className={styles.name}>{t("open")}</span>
        <b>{format.number(count)}</b>
        <IconChevronDown size={20} aria-hidden className={styles.fold} />
      </Button>
      {list.Part && <list.Part />}
    </li>
  );
}

async function loadList() {
  const { ApartList } = await import("./apart-list");
  return ApartList;
}
