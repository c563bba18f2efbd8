import { useFormatter, useLocale, useTranslations } from "next-intl";
import { BarsPanel } from "@/components/office/charts/bars-panel";
import { useGuestLanguages } from "@/lib/office/dashboards/hooks";
import { locales } from "@/lib/shell/i18n/locales";

/** In which languages guests read the page. The product does not keep that: samples. */
export function LanguagesPanel() {
  const t = useTranslations("dashboards");
  const format = useFormatter();
  const names = new Intl.DisplayNames([useLocale()], { type: "language" });
  const answer = useGuestLanguages();
  return (
    <BarsPanel
      title={t("languages.title")}
      name="languages"
      isSample
      most={5}
      answer={answer}
      bars={({ languages }) =>
        languages.map(({ language, guests }) => ({
          key: language,
          name: names.of(locales[language].tag) ?? language,
          value: guests,
          text: format.number(guests),
        }))
      }
      subject={t("languages.language")}
      amount={t("tiles.guests")}
    />
  );
}
