import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconCircleCheck, IconPlus } from "@tabler/icons-react";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { focusOnMount } from "@/lib/client/effects/focus-on-mount";
import type { Placed } from "./use-desks";

/** What has become of the enquiry, and the way to each part of it. */
export function DonePanel({ placed, onNew }: { placed: Placed[]; onNew: () => void }) {
  const t = useTranslations("booking");
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Box sx={{ color: "success.main" }}>
        <IconCircleCheck size={40} stroke={1.5} aria-hidden />
      </Box>
      <Typography
        ref={focusOnMount}
        tabIndex={-1}
        component="h3"
        variant="h5"
        sx={{ outline: "none" }}
      >
        {t("done.title")}
      </Typography>
      <Typography color="textSecondary">{t("done.text")}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {placed.map(({ target, href }) => (
          <ButtonLink key={target} href={href as Route} variant="tinted">
            {t(`open.${target}`)}
          </ButtonLink>
        ))}
        <Button variant="contained" onClick={onNew}>
          <IconPlus size={20} aria-hidden />
          {t("done.another")}
        </Button>
      </Box>
    </Box>
  );
}
