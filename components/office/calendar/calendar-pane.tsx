import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { SAMPLES_INSIDE } from "@/components/office/desk/veil";
import { useWantedPart } from "@/components/ui/use-wanted-part";
import { CalendarSkeleton } from "./calendar-skeleton";
import { useCalendarTools } from "./calendar-tools";

const loadGrid = () => import("./calendar-grid").then((part) => part.CalendarGrid);
const loadDots = () => import("./dotted-month").then((part) => part.DottedMonth);

/** The calendar, whose code loads after the page: until then a skeleton takes its place. */
export function CalendarPane() {
  const { view } = useCalendarTools("view");
  // What stands here first is the same for every screen.
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"), {
    noSsr: true,
  });
  // The days of a phone's month have no room for words.
  return isPhone && view === "month" ? (
    <LoadedPane key="dots" load={loadDots} />
  ) : (
    <LoadedPane key="grid" load={loadGrid} />
  );
}

function LoadedPane({ load: loadPart }: { load: () => Promise<ComponentType> }) {
  const t = useTranslations("calendar");
  const layout = useTranslations("layout");
  const { Part, hasFailed, load } = useWantedPart(loadPart);

  return (
    <Box {...SAMPLES_INSIDE} sx={{ flex: 1, minHeight: 0, display: "flex" }}>
      {Part ? (
        <Part />
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
