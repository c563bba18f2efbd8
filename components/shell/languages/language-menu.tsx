import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { IconLanguage } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { languageCodes, locales } from "@/lib/shell/i18n/locales";
import { useLanguages } from "@/lib/shell/languages/hooks";
import { codeByFlagName } from "@/lib/shell/languages/rules";

export function LanguageMenu() {
  const t = useTranslations("layout.topBar");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t("language")}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconLanguage size={22} />
      </IconButton>
      <Menu anchorEl={anchor} open={!!anchor} onClose={close}>
        <LanguageItems onChoose={close} />
      </Menu>
    </>
  );
}

/** Each language under its own name, so that people who need it can read it. Fetched when the menu opens. */
function LanguageItems({ onChoose }: { onChoose: () => void }) {
  const t = useTranslations("languages");
  const isLanguage = useCustomizer(({ settings }) => settings.isLanguage);
  const choose = useCustomizer((state) => state.choose);
  const { data } = useLanguages();
  const listed = data?.map(({ flagname, icon }) => ({ code: codeByFlagName[flagname], icon }));
  const languages = listed ?? languageCodes.map((code) => ({ code, icon: undefined }));
  return languages.map(({ code, icon }) => (
    <MenuItem
      key={code}
      lang={locales[code].tag}
      selected={code === isLanguage}
      role="menuitemradio"
      aria-checked={code === isLanguage}
      onClick={() => {
        onChoose();
        choose({ isLanguage: code });
      }}
      sx={{ gap: 1.5 }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 24,
          height: 24,
          borderRadius: 0.5,
          bgcolor: "background.raised",
          background: icon && `center / cover url("${icon}")`,
        }}
      />
      {t(code)}
    </MenuItem>
  ));
}
