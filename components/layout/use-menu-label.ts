import { useTranslations } from "next-intl";
import { isSpecLabel, type MenuLabel } from "./menu";

/** The words of a menu entry. */
export function useMenuLabel() {
  const t = useTranslations("layout.menu");
  const labels = useTranslations("labels");
  return (label: MenuLabel) => (isSpecLabel(label) ? labels(label) : t(label));
}
