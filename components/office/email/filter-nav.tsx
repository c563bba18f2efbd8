import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFormatter, useTranslations } from "next-intl";
import { PressableViewLink } from "@/components/ui/pressable";
import type { EmailFilter } from "@/lib/office/email/rules";
import { useEmailTools } from "./email-tools";
import { filterGroups } from "./filter-looks";
import { FilterMark } from "./filter-mark";
import styles from "./filter-nav.module.css";
import { useFilterWords } from "./use-filter-words";

/** The folders, marks and labels, where there is room for a pane of their own. */
export function FilterNav() {
  const t = useTranslations("email");
  return (
    <Box component="nav" aria-label={t("folders")} sx={{ display: "grid", gap: 3 }}>
      {filterGroups.map(({ heading, filters }) => (
        <Box key={heading ?? ""}>
          {heading && (
            <Typography
              component="h2"
              variant="body2"
              sx={{ px: 1.5, pb: 0.5, color: "text.secondary" }}
            >
              {t(heading)}
            </Typography>
          )}
          {filters.map((filter) => (
            <FilterLink key={filter} filter={filter} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** A link, so that it works before hydration. */
function FilterLink({ filter }: { filter: EmailFilter }) {
  const t = useTranslations("email.filters");
  const format = useFormatter();
  const words = useFilterWords();
  const { counts } = useEmailTools("selection");
  const { filter: current, filterHref } = useEmailTools("filter");
  const { setFilter } = useEmailTools("actions");
  return (
    <PressableViewLink
      href={filterHref(filter)}
      aria-label={words.counted(filter)}
      aria-current={filter === current || undefined}
      className={styles.filter}
      onFollow={() => setFilter(filter)}
    >
      <FilterMark filter={filter} />
      <Box component="span" sx={{ flexGrow: 1 }}>
        {t(filter)}
      </Box>
      {counts[filter] > 0 && (
        <Box
          component="span"
          sx={{
            typography: "body2",
            color: words.countsUnread(filter) ? "primary.main" : "text.secondary",
            fontWeight: words.countsUnread(filter) ? 600 : 500,
          }}
        >
          {format.number(counts[filter])}
        </Box>
      )}
    </PressableViewLink>
  );
}
