import Box from "@mui/material/Box";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { descent } from "@/components/ui/clamp";
import { MenuButton } from "@/components/ui/menu-button";
import { exclusiveChoices } from "@/components/ui/menu-choice";
import { emailFilters } from "@/lib/office/email/rules";
import { useEmailTools } from "./email-tools";
import { FilterMark } from "./filter-mark";
import { useFilterWords } from "./use-filter-words";

/** The folders, marks and labels, where they have no pane of their own. */
export function FilterMenu() {
  const t = useTranslations("email");
  const words = useFilterWords();
  const { filter } = useEmailTools("filter");
  const { setFilter } = useEmailTools("actions");
  return (
    <Box sx={{ display: { lg: "none" }, minWidth: 0 }}>
      <MenuButton
        label={t("folderIs", { folder: words.counted(filter) })}
        choicesOf={() =>
          exclusiveChoices(emailFilters, {
            chosen: filter,
            labelOf: words.counted,
            onChoose: setFilter,
          })
        }
        color="inherit"
        isNarrow
      >
        <FilterMark filter={filter} />
        <Box component="span" sx={{ ...descent, overflow: "hidden", textOverflow: "ellipsis" }}>
          {t(`filters.${filter}`)}
        </Box>
        <IconChevronDown size={18} aria-hidden />
      </MenuButton>
    </Box>
  );
}
