import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FilterChip } from "@/components/office/desk/filter-chip";
import { calendarViews } from "@/lib/office/calendar/views";
import { useCalendarTools } from "./calendar-tools";

/** Month, week, day or list. */
export function ViewSwitch() {
  const t = useTranslations("calendar");
  const { view, viewHref } = useCalendarTools("view");
  const { setView } = useCalendarTools("actions");
  return (
    <Box
      component="nav"
      aria-label={t("view")}
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(4, auto)",
        flex: { xs: "1 0 100%", sm: "none" },
        borderRadius: 1,
        bgcolor: "background.paper",
        "& > a": { minHeight: 48 },
      }}
    >
      {calendarViews.map((known) => (
        <FilterChip
          key={known}
          href={viewHref(known)}
          isCurrent={known === view}
          onChoose={() => setView(known)}
        >
          {t(`views.${known}`)}
        </FilterChip>
      ))}
    </Box>
  );
}
