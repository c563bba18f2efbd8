import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Dj } from "@/lib/account/auth/schema";
import styles from "./account-menu.module.css";
import type { Tool } from "./menu-panel";

/** The menu loads when it first opens, because guests have none. */
export function AccountMenu({
  dj,
  tools,
}: {
  dj: Dj;
  /** What the page's top bar leaves to this menu, together with language and mode. */
  tools: Tool[] | undefined;
}) {
  const t = useTranslations("layout.topBar");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = useLazyPart(() =>
    import("./account-items").then(({ AccountItems }) => AccountItems),
  );

  return (
    <>
      <IconButton
        aria-label={t("account", { name: dj.name })}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          items.open();
        }}
      >
        <span aria-hidden className={styles.initial}>
          {[...dj.name][0]?.toUpperCase()}
        </span>
      </IconButton>
      {items.Part && (
        <items.Part dj={dj} tools={tools} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
