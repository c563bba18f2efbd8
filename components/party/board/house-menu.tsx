import { IconBuildingCommunity, IconListCheck, IconPlaylist, IconUsers } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/menu-button";
import type { MenuChoice } from "@/components/ui/menu-choice";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Board } from "@/lib/party/board/schema";
import { may } from "@/lib/party/members/rules";

/** What the DJ looks after now and then: the wishes of the hosts, and single guests. Each opens on demand. */
export function HouseMenu({ board }: { board: Board }) {
  const t = useTranslations("house");
  const mustPlays = useLazyPart(loadMustPlays, { isFetchedAhead: false });
  const rules = useLazyPart(loadRules, { isFetchedAhead: false });
  const guests = useLazyPart(loadGuests, { isFetchedAhead: false });
  const choices: (MenuChoice & { isShown: boolean })[] = [
    {
      key: "mustPlays",
      label: t("mustPlays.open"),
      icon: IconListCheck,
      isShown: true,
      onChoose: mustPlays.open,
    },
    {
      key: "rules",
      label: t("rules"),
      icon: IconPlaylist,
      isShown: may(board.role, "manage"),
      onChoose: rules.open,
    },
    {
      key: "guests",
      label: t("guests.title"),
      icon: IconUsers,
      isShown: true,
      onChoose: guests.open,
    },
  ];
  return (
    <>
      <MenuButton
        variant="button"
        label={t("open")}
        choices={choices.filter(({ isShown }) => isShown)}
        props={{
          fullWidth: true,
          size: "large",
          color: "inherit",
          startIcon: <IconBuildingCommunity size={20} aria-hidden />,
          sx: { mt: 1, minHeight: 48, color: "text.secondary" },
        }}
      >
        {t("open")}
      </MenuButton>
      {mustPlays.Part && <mustPlays.Part onClose={mustPlays.close} />}
      {guests.Part && <guests.Part canShare={may(board.role, "manage")} onClose={guests.close} />}
      {rules.Part && <rules.Part event={board} onClose={rules.close} />}
    </>
  );
}

async function loadMustPlays() {
  const { MustPlaysDialog } = await import("./must-plays-dialog");
  return MustPlaysDialog;
}

async function loadGuests() {
  const { KnownGuestsDialog } = await import("./known-guests-dialog");
  return KnownGuestsDialog;
}

async function loadRules() {
  const { RulesDialog } = await import("@/components/party/host-rules/rules-dialog");
  return RulesDialog;
}
