"use client";

import { IconLanguage } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { languageCodes, locales } from "@/lib/shell/i18n/locales";
import styles from "./language-select.module.css";

/** The choice of a language on pages without MUI: the browser's own list needs no code. */
export function LanguageSelect() {
  const t = useTranslations("layout.topBar");
  const names = useTranslations("languages");
  const isLanguage = useCustomizer(({ settings }) => settings.isLanguage);
  const choose = useCustomizer((state) => state.choose);
  const chosen = (name: string) => languageCodes.find((code) => code === name);
  return (
    <div className={styles.language}>
      <IconLanguage size={22} aria-hidden />
      <select
        aria-label={t("language")}
        value={isLanguage}
        onChange={({ target }) => choose({ isLanguage: chosen(target.value) })}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={locales[code].tag}>
            {names(code)}
          </option>
        ))}
      </select>
    </div>
  );
}
