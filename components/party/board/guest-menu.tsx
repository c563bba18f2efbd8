import {
  IconDots,
  IconEraser,
  IconUserCheck,
  IconUserOff,
  IconVolumeOff,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { isolated } from "@/components/ui/isolated";
import { MenuIconButton } from "@/components/ui/menu-button";
import type { MenuChoice } from "@/components/ui/menu-choice";
import type { Ban } from "@/lib/party/admissions/schema";
import { useGuestActions } from "@/lib/party/board/guests-hooks";
import type { Backer } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";

type Props = { guest: string; name: string } & Pick<Backer, "ban">;

/** What the DJ can decide about a guest: ban or mute them, lift that, and erase what is stored about them. */
export function GuestMenu({ guest, name, ban }: Props) {
  const t = useTranslations("house.guests");
  const { eventId, actions: board } = useBoardTools();
  const actions = useGuestActions(eventId);
  const [isErasing, setIsErasing] = useState(false);
  const named = { name: isolated(name) };
  const decide = (as: Ban, success: string) => actions.ban(guest, as, success, board.undo);
  const lift: MenuChoice = {
    key: "lift",
    label: t(ban === "muted" ? "unmute" : "lift"),
    icon: IconUserCheck,
    onChoose: () => decide(null, t("lifted", named)),
  };
  const mute: MenuChoice = {
    key: "mute",
    label: t("mute"),
    icon: IconVolumeOff,
    onChoose: () => decide("muted", t("muted", named)),
  };
  const banish: MenuChoice = {
    key: "ban",
    label: t("ban"),
    icon: IconUserOff,
    onChoose: () => decide("banned", t("banned", named)),
  };
  const choicesOf = () => [
    ...(ban ? [lift] : []),
    ...(ban === "muted" ? [] : [mute]),
    ...(ban === "banned" ? [] : [banish]),
    {
      key: "erase",
      label: t("erase"),
      icon: IconEraser,
      isGrave: true,
      onChoose: () => setIsErasing(true),
    },
  ];
  return (
    <>
      <MenuIconButton color="inherit" label={t("more", named)} choicesOf={choicesOf}>
        <IconDots aria-hidden />
      </MenuIconButton>
      {isErasing && (
        <ConfirmDialog
          isOpen
          title={t("eraseTitle", named)}
          keep={t("keep")}
          confirm={t("eraseConfirm")}
          onClose={() => setIsErasing(false)}
          onConfirm={() => actions.erase(guest, t("erased"))}
        >
          {t("eraseText")}
        </ConfirmDialog>
      )}
    </>
  );
}
