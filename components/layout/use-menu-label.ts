import { useTranslations } from "next-intl";
import { isAreaLabel, type MenuItem } from "./menu";

/** The words of a menu entry. */
export function useMenuLabel() {
  const t = useTranslations("layout.menu");
  const labels = useTranslations("labels");
  return (label: MenuItem["label"]) => (isAreaLabel(label) ? labels(label) : t(label));
}
