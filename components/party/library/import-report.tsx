import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Route } from "next";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Finished } from "@/lib/party/library/reading/run";

/** So many reasons show before somebody asks for all. */
const FIRST = 5;

/** What an import has changed, and what it has left out, each with its line. */
export function ImportReport({
  finished: { report, skipped },
  missingHref,
}: {
  finished: Finished;
  missingHref: string;
}) {
  const t = useTranslations("library.report");
  const format = useFormatter();
  const [isWhole, setIsWhole] = useState(false);
  const counts = { ...report, skipped: skipped.length };
  const figures = ["added", "updated", "unchanged", "skipped"] as const;
  const shown = isWhole ? skipped : skipped.slice(0, FIRST);
  return (
    <>
      <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, m: 0 }}>
        {figures.map((figure) => (
          <Box key={figure} sx={{ display: "flex", flexDirection: "column-reverse" }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(figure)}
            </Typography>
            <Typography
              component="dd"
              variant="h4"
              sx={{
                m: 0,
                fontVariantNumeric: "tabular-nums",
                ...(figure === "skipped" && counts.skipped > 0 && { color: "warning.main" }),
              }}
            >
              {format.number(counts[figure])}
            </Typography>
          </Box>
        ))}
      </Box>
      {skipped.length > 0 && (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: "none",
            typography: "body2",
            maxHeight: 240,
            overflow: "auto",
          }}
          // A list that scrolls is to be reached by keys.
          tabIndex={isWhole ? 0 : -1}
          aria-label={t("skipped")}
        >
          {shown.map(({ line, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one line may hold several tracks, and the list never changes
            <li key={index}>
              {t("line", { line: format.number(line), reason: t(`reasons.${reason}`) })}
            </li>
          ))}
        </Box>
      )}
      {shown.length < skipped.length && (
        <Button size="small" onClick={() => setIsWhole(true)} place="start">
          {t("showAll", { count: skipped.length })}
        </Button>
      )}
      {report.missing > 0 && (
        <Typography variant="body2">
          {t("missing", { count: report.missing })}{" "}
          <MuiLink component={Link} href={missingHref as Route} underline="always">
            {t("showMissing")}
          </MuiLink>
        </Typography>
      )}
    </>
  );
}
