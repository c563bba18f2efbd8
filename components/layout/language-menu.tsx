import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { IconLanguage } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCustomizer } from "@/lib/customizer/hooks";
import { languageCodes, locales } from "@/lib/i18n/locales";

/** Each language under its own name, so that whoever needs it can read it. */
export function LanguageMenu() {
  const t = useTranslations();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isLanguage = useCustomizer(({ settings }) => settings.isLanguage);
  const choose = useCustomizer((state) => state.choose);
  return (
    <>
      <IconButton
        aria-label={t("layout.topBar.language")}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconLanguage size={22} />
      </IconButton>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        {languageCodes.map((code) => (
          <MenuItem
            key={code}
            lang={locales[code].tag}
            selected={code === isLanguage}
            role="menuitemradio"
            aria-checked={code === isLanguage}
            onClick={() => {
              setAnchor(null);
              choose({ isLanguage: code });
            }}
          >
            {t(`languages.${code}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
