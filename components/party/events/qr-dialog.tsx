import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import type { DjEvent } from "@/lib/party/events/schema";
import { EventQr } from "./event-qr";

/** An event's QR code, large enough to scan from the other side of the booth. */
export function QrDialog({
  event: { name, code },
  page,
  ...props
}: {
  event: DjEvent;
  page: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useTranslations("events.qr");
  return (
    <TitledDialog {...props} title={name} maxWidth="xs">
      <DialogContent sx={{ display: "grid", justifyItems: "center", gap: 2, textAlign: "center" }}>
        <EventQr page={page} label={t("label", { code })} width="min(100%, 60vh)" />
        <Box dir="ltr" sx={{ typography: "h2", fontWeight: 700, letterSpacing: "0.12em" }}>
          {code}
        </Box>
        <Typography color="textSecondary" dir="ltr" sx={{ overflowWrap: "anywhere" }}>
          {page}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} size="medium">
          {t("close")}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
