import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { IconCircleCheck, IconPlus } from "@tabler/icons-react";
import type { Route } from "next";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Placed } from "./use-desks";

/** What has become of the enquiry, and the way to each part of it. */
export function DonePanel({ placed, onNew }: { placed: Placed[]; onNew: () => void }) {
  const t = useTranslations("booking");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Box sx={{ color: "success.main" }}>
        <IconCircleCheck size={40} stroke={1.5} aria-hidden />
      </Box>
      <Typography ref={heading} tabIndex={-1} component="h3" variant="h5" sx={{ outline: "none" }}>
        {t("done.title")}
      </Typography>
      <Typography color="textSecondary">{t("done.text")}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {placed.map(({ target, href }) => (
          <Button
            key={target}
            component={NextLink}
            href={href as Route}
            size="large"
            variant="tinted"
          >
            {t(`open.${target}`)}
          </Button>
        ))}
        <Button
          size="large"
          variant="contained"
          startIcon={<IconPlus size={20} aria-hidden />}
          onClick={onNew}
        >
          {t("done.another")}
        </Button>
      </Box>
    </Box>
  );
}
