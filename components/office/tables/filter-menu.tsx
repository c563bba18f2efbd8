import Box from "@mui/material/Box";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/menu-button";

type Props<V extends string> = {
  name: string;
  /** The words for no filter. */
  all: string;
  chosen: V | undefined;
  options: { value: V; label: string }[];
  onChoose: (value: V | undefined) => void;
};

/** Leaves only songs of one kind. */
export function FilterMenu<V extends string>({ name, all, chosen, options, onChoose }: Props<V>) {
  const t = useTranslations("tables");
  const label = options.find(({ value }) => value === chosen)?.label ?? all;
  return (
    <MenuButton
      label={t("filter", { name, value: label })}
      choicesOf={() =>
        [{ value: undefined, label: all }, ...options].map((option) => ({
          key: option.value ?? "",
          label: option.label,
          isChosen: option.value === chosen,
          onChoose: () => onChoose(option.value),
        }))
      }
      variant={chosen ? "tinted" : "outlined"}
      color={chosen ? "primary" : "inherit"}
    >
      <Box component="span">{label}</Box>
      <IconChevronDown size={18} aria-hidden />
    </MenuButton>
  );
}
