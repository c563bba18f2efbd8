import {
  IconBuildingCommunity,
  IconDeviceTv,
  IconListCheck,
  IconPlaylist,
  IconUsers,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { MenuChoice } from "@/components/ui/menu-choice";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Board } from "@/lib/party/board/schema";
import { may } from "@/lib/party/members/rules";
import { useBoardTools } from "./board-tools";
import styles from "./house-menu.module.css";
import { TouchMenuButton } from "./touch-button";

/** What the DJ looks after now and then: the wishes of the hosts, single guests, screens. Each opens on demand. */
export function HouseMenu({ board }: { board: Board }) {
  const t = useTranslations("house");
  const actions = useTranslations("events.actions");
  const { guestPage } = useBoardTools();
  const mustPlays = useLazyPart(loadMustPlays, { isFetchedAhead: false });
  const rules = useLazyPart(loadRules, { isFetchedAhead: false });
  const guests = useLazyPart(loadGuests, { isFetchedAhead: false });
  const screens = useLazyPart(loadScreens, { isFetchedAhead: false });
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
    {
      key: "screens",
      label: actions("screens"),
      icon: IconDeviceTv,
      isShown: may(board.role, "manage"),
      onChoose: screens.open,
    },
  ];
  return (
    <>
      <TouchMenuButton
        hasWords
        className={styles.open}
        label={t("open")}
        choicesOf={() => choices.filter(({ isShown }) => isShown)}
      >
        <IconBuildingCommunity size={20} aria-hidden />
        {t("open")}
      </TouchMenuButton>
      {mustPlays.Part && <mustPlays.Part onClose={mustPlays.close} />}
      {guests.Part && <guests.Part canShare={may(board.role, "manage")} onClose={guests.close} />}
      {rules.Part && <rules.Part event={board} onClose={rules.close} />}
      {screens.Part && (
        <screens.Part event={board} origin={new URL(guestPage).origin} onClose={screens.close} />
      )}
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

async function loadScreens() {
  const { WallsDialog } = await import("@/components/party/screens/walls-dialog");
  return WallsDialog;
}
