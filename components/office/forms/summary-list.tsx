import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useTranslations } from "next-intl";
import { onPlainClick } from "@/components/ui/plain-click";
import { useBooking } from "@/lib/office/forms/hooks";
import { useBookingTools } from "./booking-tools";
import { useSummary } from "./use-summary";

/** What was written in the steps before, with the way back to each. */
export function SummaryList() {
  const t = useTranslations("booking");
  const { hrefOf, go } = useBookingTools();
  const { rows } = useSummary(useBooking());
  return (["account", "profile"] as const).map((step) => {
    const shown = rows.filter((row) => row.step === step);
    return (
      <Box key={step} sx={{ p: 2, borderRadius: 1, bgcolor: "background.raised" }}>
        <Box sx={{ display: "flex", gap: 2, alignItems: "center", minHeight: 44 }}>
          <Box component="h4" sx={{ m: 0, flexGrow: 1, typography: "subtitle1" }}>
            {t(`steps.${step}`)}
          </Box>
          <Link
            href={hrefOf(step)}
            aria-label={t("editStep", { step: t(`steps.${step}`) })}
            onClick={onPlainClick(() => go(step))}
            sx={{ display: "grid", alignItems: "center", minHeight: 44 }}
          >
            {t("edit")}
          </Link>
        </Box>
        {shown.length > 0 ? (
          <Box
            component="dl"
            sx={{
              m: 0,
              display: "grid",
              gap: 1,
              gridTemplateColumns: { sm: "minmax(120px, 220px) 1fr" },
              "& dt": { color: "text.secondary" },
              "& dd": { m: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" },
            }}
          >
            {shown.flatMap(({ label, value }) => [
              <dt key={`${label} term`}>{label}</dt>,
              <dd key={label} dir="auto">
                {value}
              </dd>,
            ])}
          </Box>
        ) : (
          <Box sx={{ color: "text.secondary" }}>{t("skipped")}</Box>
        )}
      </Box>
    );
  });
}
