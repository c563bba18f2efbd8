import { IconClock, IconCloudUpload } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useIsOnline } from "@/components/party/request-list/use-is-online";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TintedChip } from "@/components/ui/tinted-chip";
import { useSecondsUntil } from "@/components/ui/use-seconds-until";
import type { Submission } from "@/lib/party/guests/schema";
import { type Sending, useOutboxStore } from "@/lib/party/guests/store";
import { OwnRow } from "./own-row";

type Props = {
  saved: Submission;
  /** Leads to the form that now holds it; undefined while there is no form. */
  onEdit: (() => void) | undefined;
};

/** A request on this phone that the server has not stored, and why. */
export function SavedRow({ saved: { request, refusal }, onEdit }: Props) {
  const t = useTranslations("requests");
  const errors = useTranslations("errors");
  const sending = useOutboxStore((outbox) => outbox.sending);
  const { remove, write } = useOutboxStore.getState();

  function handleEdit() {
    const { title, artist, name, message } = request;
    write({ title, artist, name: name ?? "", message: message ?? "" });
    remove(request.id);
    onEdit?.();
  }

  return (
    <OwnRow
      title={request.title}
      artist={request.artist}
      below={
        refusal && (
          <Alert
            severity="warning"
            isStacked
            action={
              <>
                {onEdit && (
                  <Button color="inherit" size="small" onClick={handleEdit}>
                    {t("edit")}
                  </Button>
                )}
                <Button color="inherit" size="small" onClick={() => remove(request.id)}>
                  {t("dismiss")}
                </Button>
              </>
            }
          >
            {errors(refusal)}
          </Alert>
        )
      }
    >
      {!refusal && <SavedChip sending={sending?.id === request.id ? sending : undefined} />}
    </OwnRow>
  );
}

/** The state of an unsent request; it promises only what the phone knows. */
function SavedChip({ sending }: { sending: Sending | undefined }) {
  const t = useTranslations("requests");
  const isOnline = useIsOnline();
  const seconds = useSecondsUntil(sending?.state === "paused" ? sending.until : undefined);
  const isPaused = seconds !== undefined && seconds > 0;
  const label = () => {
    if (!isOnline) return t("saved");
    if (isPaused) return t("goesOut", { seconds });
    if (!sending) return t("inLine");
    return t(sending.state === "unanswered" ? "unanswered" : "sending");
  };
  const Icon = isPaused ? IconClock : IconCloudUpload;
  return <TintedChip color="info" icon={Icon} label={label()} />;
}
