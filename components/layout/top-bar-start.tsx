import { IconMenu2 } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useIsFolded } from "@/components/shell/customizer/use-is-folded";
import { Brand } from "@/components/ui/brand";
import { IconButton } from "@/components/ui/button";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import styles from "./top-bar.module.css";

/**
 * The start of the top bar: what opens the menu or folds it, and the brand where no sidebar shows it. The board's menu
 * unfolds below the pointer or from the account's, and the event's name stands in the brand's place.
 */
export function TopBarStart({ isBoard, onMenu }: { isBoard: boolean; onMenu: () => void }) {
  const t = useTranslations("layout");
  const isHorizontal = useCustomizer(({ settings }) => settings.isHorizontal);
  const isFolded = useIsFolded();
  const choose = useCustomizer((state) => state.choose);
  return (
    <>
      <div className={styles.belowWide}>
        <IconButton aria-label={t("menu.open")} onClick={onMenu}>
          <IconMenu2 size={22} />
        </IconButton>
      </div>
      {!isHorizontal && !isBoard && (
        <div className={styles.onWide}>
          <IconButton
            aria-label={t(isFolded ? "menu.unfold" : "menu.fold")}
            onClick={() => choose({ isCollapse: !isFolded, isSidebarHover: false })}
          >
            <IconMenu2 size={22} />
          </IconButton>
        </div>
      )}
      {(isHorizontal || !isBoard) && (
        <div className={`${styles.brand} ${isHorizontal ? "" : styles.belowWide}`}>
          <Brand isMarkOnly={!isHorizontal} />
        </div>
      )}
    </>
  );
}
