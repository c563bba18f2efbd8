import { IconCheck, IconChevronDown, type TablerIcon } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/menu-button";
import type from "@/components/ui/type.module.css";
import styles from "./choice-menu.module.css";

type Props<Value extends string> = {
  /** What is chosen here. */
  label: string;
  icon?: TablerIcon;
  value: Value;
  /** `end` follows the label, and is never cut. */
  options: readonly { value: Value; label: string; end?: string }[];
  onChoose: (value: Value) => void;
  /** Within a panel's head rather than a page's. */
  isSmall?: boolean;
};

/** Chooses one of several values, and shows which. */
export function ChoiceMenu<Value extends string>({
  label,
  icon: Icon,
  value,
  options,
  onChoose,
  isSmall = false,
}: Props<Value>) {
  const t = useTranslations("panels");
  const { label: chosen, end } = options.find((option) => option.value === value) ?? {
    label: value,
  };
  return (
    <MenuButton
      label={t("chosen", { label, value: wholeOf({ label: chosen, end }) })}
      choicesOf={() =>
        options.map((option) => ({
          key: option.value,
          label: wholeOf(option),
          isChosen: option.value === value,
          ...(option.value === value && { icon: IconCheck }),
          onChoose: () => onChoose(option.value),
        }))
      }
      variant={isSmall ? "text" : "outlined"}
      color="inherit"
      size={isSmall ? "medium" : "large"}
    >
      {Icon && <Icon size={18} aria-hidden />}
      <span className={styles.value}>
        <bdi className={`${type.line} ${styles.chosen}`}>{chosen}</bdi>
        {end && <span className={styles.end}>{` · ${end}`}</span>}
      </span>
      <IconChevronDown size={16} aria-hidden />
    </MenuButton>
  );
}

function wholeOf({ label, end }: { label: string; end?: string | undefined }) {
  return end ? `${label} · ${end}` : label;
}
