import { useTranslations } from "next-intl";
import { PanelDialog } from "@/components/ui/panel-dialog";
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
  const { data, error } = useWalls(event.id);
  return (
    <PanelDialog
      isOpen={isOpen}
      title={t("title", { name: event.name })}
      close={t("close")}
      error={error}
      onClose={onClose}
    >
      <ConnectForm eventId={event.id} code={code} origin={origin} />
      <WallList event={event} walls={data?.walls ?? []} />
    </PanelDialog>
  );
}
