import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslations } from "next-intl";
import { TitledDialog } from "@/components/ui/titled-dialog";
import type { DjEvent } from "@/lib/party/events/schema";
import { EventForm } from "./event-form";

/** The form for a new or an existing event; full screen on phones. */
export function EventDialog({
  event,
  djName,
  isOpen,
  onClose,
}: {
  event: DjEvent | undefined;
  djName: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useTranslations("events.form");
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  return (
    <TitledDialog
      isOpen={isOpen}
      title={t(event ? "edit" : "new")}
      titleProps={{ variant: "h4" }}
      onClose={onClose}
      staysOnTap
      fullScreen={isPhone}
      maxWidth="sm"
    >
      <EventForm event={event} djName={djName} onDone={onClose} />
    </TitledDialog>
  );
}
