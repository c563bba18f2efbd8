import { useTranslations } from "next-intl";
import { useState } from "react";
import { PlainButton } from "@/components/ui/plain-button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Dj } from "@/lib/account/auth/schema";
import styles from "./account-menu.module.css";

/** The menu loads when it first opens, because guests have none. */
export function AccountMenu({ dj }: { dj: Dj }) {
  const t = useTranslations("layout.topBar");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = useLazyPart(() =>
    import("./account-items").then(({ AccountItems }) => AccountItems),
  );

  return (
    <>
      <PlainButton
        look="icon"
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
      </PlainButton>
      {items.Part && <items.Part dj={dj} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
