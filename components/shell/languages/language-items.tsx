import Box from "@mui/material/Box";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { languageCodes, locales } from "@/lib/shell/i18n/locales";
import { useLanguages } from "@/lib/shell/languages/hooks";
import { codeByFlagName } from "@/lib/shell/languages/rules";

type Props = { anchor: HTMLElement | null; onClose: () => void };

export function LanguageItems({ anchor, onClose }: Props) {
  return (
    <Menu anchorEl={anchor} open={!!anchor} onClose={onClose}>
      <Languages onChoose={onClose} />
    </Menu>
  );
}

/** Each language under its own name, so that those who need it can read it. Loads when the menu opens. */
function Languages({ onChoose }: { onChoose: () => void }) {
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
