import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuIconButton } from "@/components/ui/menu-button";
import type { Opening } from "@/components/ui/use-menu";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import { declineReasons } from "@/lib/party/requests/statuses";

/** Declines with a reason that guests read in their language, or opens the dialog for the DJ's own words. */
export function DeclineButton({
  title,
  opening,
  isDisabled = false,
  onDecline,
  onOwnWords,
}: {
  title: string;
  opening?: Opening | undefined;
  isDisabled?: boolean;
  onDecline: (change: RequestChange) => void;
  onOwnWords: () => void;
}) {
  const t = useTranslations("board");
  const choicesOf = () =>
    declineReasons.map((declineReason) => ({
      key: declineReason,
      label: t(`reasons.${declineReason}`),
      onChoose: () =>
        declineReason === "other" ? onOwnWords() : onDecline({ status: "declined", declineReason }),
    }));
  return (
    <MenuIconButton
      variant="tinted"
      color="error"
      label={t("decline", { title })}
      choicesOf={choicesOf}
      opening={opening}
      disabled={isDisabled}
    >
      <IconX aria-hidden />
    </MenuIconButton>
  );
}
