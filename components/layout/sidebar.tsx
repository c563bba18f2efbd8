import { useTranslations } from "next-intl";
import { useIsFolded } from "@/components/shell/customizer/use-is-folded";
import { Brand } from "@/components/ui/brand";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import type { Viewer } from "./menu";
import { MenuList } from "./menu-list";
import styles from "./sidebar.module.css";

/** The menu at the side of wide screens. Narrow, it expands over the page on hover and on keyboard focus. */
export function Sidebar({ viewer }: { viewer: Viewer }) {
  const t = useTranslations("layout.menu");
  const isSidebarHover = useCustomizer(({ settings }) => settings.isSidebarHover);
  const isFolded = useIsFolded();
  const choose = useCustomizer((state) => state.choose);
  const isMini = isFolded && !isSidebarHover;
  const look = isMini ? styles.mini : isFolded && styles.over;
  return (
    <nav
      aria-label={t("label")}
      onPointerEnter={() => choose({ isSidebarHover: true })}
      onPointerLeave={({ currentTarget }) =>
        choose({ isSidebarHover: currentTarget.matches(":has(:focus-visible)") })
      }
      onFocus={() => choose({ isSidebarHover: true })}
      onBlur={({ currentTarget, relatedTarget }) =>
        choose({ isSidebarHover: currentTarget.contains(relatedTarget) })
      }
      className={`${styles.sidebar} ${look || ""}`}
    >
      <div className={styles.head}>
        <Brand isMarkOnly={isMini} />
      </div>
      <MenuList viewer={viewer} isFolded={isFolded} isMini={isMini} />
    </nav>
  );
}
