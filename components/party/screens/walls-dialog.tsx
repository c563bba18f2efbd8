import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useErrorText } from "@/lib/client/error-text";
import type { DjEvent } from "@/lib/party/events/schema";
import { useWalls } from "@/lib/party/wall/hooks";
import { ConnectForm } from "./connect-form";
import { WallList } from "./wall-list";

/** The screens that show an event, and the form that connects one more. */
export function WallsDialog({
  event,
  code,
  origin,
  isOpen = true,
  onClose,
}: {
  event: DjEvent;
  /** What the DJ has scanned off a screen. */
  code?: string | undefined;
  /** The address of the site, as televisions reach it. */
  origin: string;
  /** False while the dialog fades out. */
  isOpen?: boolean;
  onClose: () => void;
}) {
  const t = useTranslations("screens");
  const errorText = useErrorText();
  const { data, error } = useWalls(event.id);
  return (
    <TitledDialog
      isOpen={isOpen}
      title={t("title", { name: event.name })}
      onClose={onClose}
      maxWidth="sm"
    >
      <DialogContent sx={{ display: "grid", gap: 3, alignContent: "start" }}>
        {error && <Alert severity="error">{errorText(error)}</Alert>}
        <ConnectForm eventId={event.id} code={code} origin={origin} />
        <WallList event={event} walls={data?.walls ?? []} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("close")}</Button>
      </DialogActions>
    </TitledDialog>
  );
}
