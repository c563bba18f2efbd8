import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
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
  return (
    <FormDialog isOpen={isOpen} title={t(event ? "edit" : "new")} onClose={onClose}>
      <EventForm event={event} djName={djName} onDone={onClose} />
    </FormDialog>
  );
}
