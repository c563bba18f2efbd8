"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { JoinForm } from "./join-form";

type Props = {
  wrongCode?: string | undefined;
  /** The name of the event that was deleted while its page was open. */
  gone?: string;
};

/** Shown to a guest without an event. */
export function JoinScreen({ wrongCode, gone }: Props) {
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
        {gone && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t("gone", { name: isolated(gone) })}
          </Alert>
        )}
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
