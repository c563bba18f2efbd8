import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useTranslations } from "next-intl";
import { SampleLine } from "@/components/office/desk/sample-line";
import { useCalendarTools } from "./calendar-tools";
import { NightMark } from "./night-mark";

/** Where it is said what the keys do. */
export const KEYS_ID = "calendar-keys";

/** What the marks mean, and what the keys do. */
export function CalendarFoot() {
  const t = useTranslations("calendar");
  const layout = useTranslations("layout");
  const { nights, nightsError } = useCalendarTools("entries");
  const { retryNights } = useCalendarTools("actions");
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 2,
        minHeight: 24,
        typography: "body2",
        color: "text.secondary",
        // On phones the main action floats below it.
        pb: { xs: 8, sm: 0 },
      }}
    >
      {nights.length > 0 && (
        <Box sx={{ display: { xs: "none", sm: "flex" }, alignItems: "center", gap: 1 }}>
          <NightMark />
          {t("nightsHint")}
        </Box>
      )}
      {nightsError !== undefined && (
        <Box role="status">
          {t("nightsFailed")}{" "}
          <Link component="button" type="button" onClick={retryNights} sx={{ font: "inherit" }}>
            {layout("tryAgain")}
          </Link>
        </Box>
      )}
      <Box
        id={KEYS_ID}
        sx={{
          display: "none",
          "@media (hover: hover) and (min-width: 900px)": { display: "block" },
        }}
      >
        {t("keys")}
      </Box>
      <SampleLine sx={{ display: { sm: "none" } }} />
    </Box>
  );
}
