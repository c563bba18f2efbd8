import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { IconAddressBook, IconHistory, IconStar, type TablerIcon } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { memo } from "react";
import { FilterChip } from "@/components/office/desk/filter-chip";
import type { ContactFilter } from "@/lib/office/contacts/rules";
import { departments } from "@/lib/office/contacts/schema";
import styles from "./contact-filters.module.css";
import { useContactTools } from "./contacts-tools";

const icons: Partial<Record<ContactFilter, TablerIcon>> = {
  show_all: IconAddressBook,
  frequent: IconHistory,
  starred: IconStar,
};

const marks: Partial<Record<ContactFilter, string>> = {
  Engineering: "primary.main",
  Support: "warning.main",
  Sales: "success.main",
};

type Props = { isPane?: boolean };

/** The filters with their counts: a pane of their own on a desktop, else chips above the list. */
export const ContactFilters = memo(function ContactFilters({ isPane = false }: Props) {
  const t = useTranslations("contacts");
  return (
    <Box component="nav" aria-label={t("filter")} sx={isPane ? pane : chips}>
      <Filter filter="show_all" isPane={isPane} />
      <Filter filter="frequent" isPane={isPane} />
      <Filter filter="starred" isPane={isPane} />
      {isPane && (
        <Box component="h2" sx={heading}>
          {t("departments")}
        </Box>
      )}
      {departments.map((department) => (
        <Filter key={department} filter={department} isPane={isPane} />
      ))}
    </Box>
  );
});

function Filter({ filter, isPane }: { filter: ContactFilter; isPane: boolean }) {
  const t = useTranslations("contacts.filters");
  const format = useFormatter();
  const { counts } = useContactTools("selection");
  const { filter: current, filterHref } = useContactTools("filter");
  const { setFilter } = useContactTools("actions");
  const Icon = icons[filter];
  return (
    <FilterChip
      href={filterHref(filter)}
      isCurrent={filter === current}
      onChoose={() => setFilter(filter)}
      className={isPane ? styles.row : styles.chip}
    >
      {Icon ? <Icon size={20} aria-hidden /> : <Mark color={marks[filter]} />}
      <Box component="span" sx={isPane ? { flex: 1 } : undefined}>
        {t(filter)}
      </Box>{" "}
      <Box component="span" sx={{ typography: "body2", fontVariantNumeric: "tabular-nums" }}>
        {format.number(counts[filter])}
      </Box>
    </FilterChip>
  );
}

function Mark({ color }: { color: string | undefined }) {
  return (
    <Box
      component="span"
      sx={{ width: 10, height: 10, m: "5px", borderRadius: "3px", bgcolor: color }}
    />
  );
}

const pane: SxProps<Theme> = { display: "grid", gap: 0.5, alignContent: "start" };
/** They scroll sideways; the page does not. */
const chips: SxProps<Theme> = {
  display: { xs: "flex", lg: "none" },
  gap: 0.5,
  overflowX: "auto",
  scrollbarWidth: "none",
  flex: "none",
  // Room for the focus ring.
  p: "4px",
  m: "-4px",
};
const heading: SxProps<Theme> = {
  typography: "body2",
  color: "text.secondary",
  px: 1.25,
  pt: 2,
  pb: 0.5,
  m: 0,
};
