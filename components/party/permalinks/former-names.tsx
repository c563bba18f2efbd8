import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useDialog } from "@/components/ui/use-dialog";
import { usePermalinkActions } from "@/lib/party/permalinks/dj-hooks";

/** The names that still lead to the DJ because they are on cards, each to be given up. */
export function FormerNames({ names }: { names: string[] }) {
  const t = useTranslations("permalinks.own.former");
  const { giveUp } = usePermalinkActions();
  const leaving = useDialog<string>();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h6">
        {t("title")}
      </Typography>
      <Typography color="textSecondary">{t("text")}</Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {names.map((name) => (
          <Box component="li" key={name} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              <bdi dir="ltr">{name}</bdi>
            </Box>
            <Button
              color="error"
              aria-label={t("giveUpName", { name })}
              onClick={() => leaving.open(name)}
              size="medium"
            >
              {t("giveUp")}
            </Button>
          </Box>
        ))}
      </Box>
      {leaving.show((name, dialog) => (
        <ConfirmDialog
          {...dialog}
          title={t("giveUpName", { name })}
          keep={t("keep")}
          confirm={t("giveUp")}
          onConfirm={() => giveUp(name)}
        >
          {t("lost")}
        </ConfirmDialog>
      ))}
    </Box>
  );
}
