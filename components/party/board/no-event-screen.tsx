"use client";

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Link from "next/link";
import { useTranslations } from "next-intl";

/** Shown to a DJ without an event: leads to creating the first one. */
export function NoEventScreen() {
  const t = useTranslations("board.none");
  return (
    <Box sx={{ display: "grid", placeItems: "center", minHeight: "60dvh", textAlign: "center" }}>
      <div>
        <Typography component="h1" variant="h3" sx={{ mb: 1 }}>
          {t("title")}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t("text")}
        </Typography>
        <Button component={Link} href="/DJPortal/events" variant="contained" size="large">
          {t("create")}
        </Button>
      </div>
    </Box>
  );
}
