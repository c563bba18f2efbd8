import Dialog from "@mui/material/Dialog";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId } from "react";
import type { DjEvent } from "@/lib/party/events/schema";
import { EventForm } from "./event-form";

/** The form of a new event, or of the one given; all of the screen on a phone. */
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
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  return (
    <Dialog
      open={isOpen}
      // A tap beside the dialog must not cost what was typed.
      onClose={(_, reason) => reason !== "backdropClick" && onClose()}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <EventForm event={event} djName={djName} titleId={titleId} onDone={onClose} />
    </Dialog>
  );
}
