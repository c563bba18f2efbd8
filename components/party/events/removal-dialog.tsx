import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { serverNow } from "@/lib/client/server-clock";
import { useEventActions } from "@/lib/party/events/actions";
import { statusAt } from "@/lib/party/events/rules";
import type { DjEvent } from "@/lib/party/events/schema";

/** Says what is deleted with an event before it is deleted. */
export function RemovalDialog({
  event,
  ...props
}: {
  event: DjEvent;
  isOpen: boolean;
  onClose: () => void;
  onGone: () => void;
}) {
  const t = useTranslations("events.removal");
  const { remove } = useEventActions();
  const { name, code, counts } = event;
  const isOpenNow = statusAt(event, serverNow()) === "open";
  return (
    <ConfirmDialog
      {...props}
      title={t("title", { name })}
      keep={t("keep")}
      confirm={t("confirm")}
      onConfirm={() => remove(event)}
    >
      <Typography>{t("text")}</Typography>
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 2.5, typography: "body1" }}>
        <li>{t("requests", { count: counts.all })}</li>
        <li>{t("code", { code })}</li>
        <li>{t("figures")}</li>
      </Box>
      {isOpenNow && <Alert severity="warning">{t("open")}</Alert>}
    </ConfirmDialog>
  );
}
