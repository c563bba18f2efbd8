import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { Dj } from "@/lib/account/auth/schema";
import { useEventActions } from "@/lib/party/events/actions";
import type { DjEvent } from "@/lib/party/events/schema";

/** Says what a member loses before they leave an event. */
export function LeavingDialog({
  event,
  dj,
  ...props
}: {
  event: DjEvent;
  dj: Dj;
  isOpen: boolean;
  onClose: () => void;
  onGone: () => void;
}) {
  const t = useTranslations("events.leaving");
  const { leave } = useEventActions();
  return (
    <ConfirmDialog
      {...props}
      title={t("title", { name: event.name })}
      keep={t("keep")}
      confirm={t("confirm")}
      onConfirm={() => leave(event, dj)}
    >
      {t("text")}
    </ConfirmDialog>
  );
}
