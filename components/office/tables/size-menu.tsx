import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/menu-button";
import { useTablesTools } from "./tables-tools";
import { SIZES } from "./use-tools";

/** How many rows a page has. */
export function SizeMenu() {
  const t = useTranslations("tables");
  const { size, setSize } = useTablesTools();
  return (
    <MenuButton
      variant="button"
      label={t("rows", { count: size })}
      props={{
        color: "inherit",
        endIcon: <IconChevronDown size={18} aria-hidden />,
        sx: { minHeight: 48, flex: "none" },
      }}
      choices={SIZES.map((one) => ({
        key: String(one),
        label: String(one),
        isChosen: one === size,
        onChoose: () => setSize(one),
      }))}
    >
      {t("rows", { count: size })}
    </MenuButton>
  );
}
