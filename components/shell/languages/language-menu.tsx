import { IconLanguage } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";

export function LanguageMenu() {
  const t = useTranslations("layout.topBar");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = useLazyPart(
    () => import("./language-items").then(({ LanguageItems }) => LanguageItems),
    { isPlain: true },
  );
  return (
    <>
      <IconButton
        aria-label={t("language")}
        aria-haspopup="menu"
        aria-expanded={!!anchor && !!items.Part}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          items.open();
        }}
      >
        <IconLanguage size={22} />
      </IconButton>
      {items.Part && anchor && <items.Part anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
