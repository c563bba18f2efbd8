import Box from "@mui/material/Box";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { SAMPLES_INSIDE } from "@/components/office/desk/veil";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { CalendarSkeleton } from "./calendar-skeleton";

/** The calendar, whose code comes after the page: until then its shape stands in its place. */
export function CalendarPane() {
  const t = useTranslations("calendar");
  const layout = useTranslations("layout");
  const [hasFailed, setHasFailed] = useState(false);
  const grid = useLazyPart(() => import("./calendar-grid").then((part) => part.CalendarGrid), {
    isFetchedAhead: false,
  });
  async function load() {
    setHasFailed(false);
    setHasFailed(!(await grid.open()));
  }
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);

  return (
    <Box {...SAMPLES_INSIDE} sx={{ flex: 1, minHeight: 0, display: "flex" }}>
      {grid.Part ? (
        <grid.Part />
      ) : hasFailed ? (
        <AreaNotice
          icon={IconAlertTriangle}
          title={t("failed.title")}
          text={t("failed.text")}
          action={{ label: layout("tryAgain"), onClick: load }}
        />
      ) : (
        <CalendarSkeleton />
      )}
    </Box>
  );
}
