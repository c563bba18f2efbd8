import { useTranslations } from "next-intl";
import { useId } from "react";
import { MenuChoices } from "@/components/ui/menu-choices";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { languageCodes, locales } from "@/lib/shell/i18n/locales";
import { useLanguages } from "@/lib/shell/languages/hooks";
import { codeByFlagName } from "@/lib/shell/languages/rules";

type Props = { anchor: HTMLElement; onClose: () => void };

/** Each language under its own name, so that those who need it can read it. */
export function LanguageItems({ anchor, onClose }: Props) {
  const t = useTranslations("languages");
  const id = useId();
  const isLanguage = useCustomizer(({ settings }) => settings.isLanguage);
  const choose = useCustomizer((state) => state.choose);
  const { data } = useLanguages();
  const pictures = new Map(data?.map(({ flagname, icon }) => [codeByFlagName[flagname], icon]));
  // In an order that stays when the pictures come: nothing moves below a finger.
  const choices = languageCodes.map((code) => ({
    key: code,
    label: t(code),
    lang: locales[code].tag,
    picture: pictures.get(code) ?? "",
    isChosen: code === isLanguage,
    onChoose: () => choose({ isLanguage: code }),
  }));
  return <MenuChoices id={id} anchor={anchor} onClose={onClose} choices={choices} />;
}
