import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import styles from "./fold-button.module.css";

/** So many songs of the folded queue are above the list on a phone; a tablet has room for one more. */
const ON_PHONES = 1;

/** Where the rail lies above the list: shows the whole queue, or folds it again. */
export function FoldButton({
  songs,
  isUnfolded,
  onToggle,
}: {
  songs: number;
  isUnfolded: boolean;
  onToggle: (isUnfolded: boolean) => void;
}) {
  const t = useTranslations("board");
  if (songs <= ON_PHONES) return null;
  return (
    <Button
      color="inherit"
      className={songs === ON_PHONES + 1 ? `${styles.fold} ${styles.onPhones}` : styles.fold}
      aria-expanded={isUnfolded}
      onClick={() => onToggle(!isUnfolded)}
    >
      {isUnfolded ? t("fold") : t("unfold", { songs })}
      <IconChevronDown size={18} aria-hidden className={styles.sign} />
    </Button>
  );
}
