import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useLibraryActions } from "@/lib/party/library/hooks";

type Props = { isOpen: boolean; onClose: () => void; onGone: () => void };

/** Asks before the whole library is deleted. */
export function ClearDialog({
  owner,
  tracks,
  ...dialog
}: Props & { owner: string; tracks: number }) {
  const t = useTranslations("library.clear");
  const { clear } = useLibraryActions();
  return (
    <ConfirmDialog
      {...dialog}
      title={t("title")}
      keep={t("keep")}
      confirm={t("confirm")}
      onConfirm={() => clear(owner, t("done"))}
    >
      {t("text", { count: tracks })}
    </ConfirmDialog>
  );
}

/** Asks before the tracks are removed that their files have no more. */
export function MissingDialog({ missing, ...dialog }: Props & { missing: number }) {
  const t = useTranslations("library.missing");
  const { removeMissing } = useLibraryActions();
  return (
    <ConfirmDialog
      {...dialog}
      title={t("title", { count: missing })}
      keep={t("keep")}
      confirm={t("confirm")}
      onConfirm={() => removeMissing(t("done"))}
    >
      {t("text")}
    </ConfirmDialog>
  );
}
