"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { JoinForm } from "./join-form";

/** Shown to a guest without an event. */
export function JoinScreen({ wrongCode }: { wrongCode: string | undefined }) {
  const t = useTranslations("join");
  return (
    <Box sx={{ display: "grid", placeItems: "center", minHeight: "60dvh" }}>
      <Card sx={{ p: { xs: 2.5, sm: 4 }, width: "100%", maxWidth: 440 }}>
        <Typography component="h1" variant="h3" sx={{ mb: 1 }}>
          {t("title")}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t("intro")}
        </Typography>
        {wrongCode && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t("unknown", { code: wrongCode })}
          </Alert>
        )}
        <JoinForm wrongCode={wrongCode} />
        <Link
          component={NextLink}
          href="/landingpage"
          sx={{ display: "inline-block", mt: 2, py: 1, color: "text.secondary" }}
        >
          {t("about")}
        </Link>
      </Card>
    </Box>
  );
}
