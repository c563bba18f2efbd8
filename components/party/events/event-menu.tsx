import {
  IconChartHistogram,
  IconChecklist,
  IconDeviceTv,
  IconDoorExit,
  IconDots,
  IconFileMusic,
  IconFileTypeCsv,
  IconPencil,
  IconPlaylist,
  IconQrcode,
  IconTrash,
  IconUsers,
  IconVinyl,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/menu-button";
import type { MenuChoice } from "@/components/ui/menu-choice";
import { useDownload } from "@/components/ui/use-download";
import type { ListedEvent } from "@/lib/party/events/schema";
import { exportUrl } from "@/lib/party/exports/calls";
import { may } from "@/lib/party/members/rules";

export type EventActions = {
  onEdit: () => void;
  onRules: () => void;
  onCrates: () => void;
  onShare: () => void;
  onScreens: () => void;
  onPlaylist: () => void;
  onRemove: () => void;
  onLeave: () => void;
};

/** The actions on the whole event. */
export function EventMenu({
  event: { id, name, role },
  onEdit,
  onRules,
  onCrates,
  onShare,
  onScreens,
  onPlaylist,
  onRemove,
  onLeave,
}: { event: ListedEvent } & EventActions) {
  const t = useTranslations("events");
  const download = useDownload();
  const isOwner = may(role, "own");
  const choices: (MenuChoice & { isShown: boolean })[] = [
    {
      key: "edit",
      label: t("actions.edit"),
      icon: IconPencil,
      isShown: may(role, "manage"),
      onChoose: onEdit,
    },
    {
      key: "rules",
      label: t("actions.rules"),
      icon: IconPlaylist,
      isShown: may(role, "manage"),
      onChoose: onRules,
    },
    {
      key: "crates",
      label: t("actions.crates"),
      icon: IconVinyl,
      isShown: may(role, "manage"),
      onChoose: onCrates,
    },
    {
      key: "team",
      label: t("actions.team"),
      icon: IconUsers,
      isShown: isOwner,
      onChoose: onShare,
    },
    {
      key: "screens",
      label: t("actions.screens"),
      icon: IconDeviceTv,
      isShown: may(role, "manage"),
      onChoose: onScreens,
    },
    {
      key: "insights",
      label: t("actions.insights"),
      icon: IconChartHistogram,
      isShown: true,
      page: `/DJPortal/insights?night=${id}`,
    },
    {
      key: "poster",
      label: t("actions.poster"),
      icon: IconQrcode,
      isShown: true,
      page: `/DJPortal/poster?event=${id}`,
    },
    {
      key: "export",
      label: t("actions.export"),
      icon: IconFileTypeCsv,
      isShown: may(role, "work"),
      file: exportUrl(id),
      onPress: (press) => download(press, name),
    },
    {
      key: "playlist",
      label: t("actions.playlist"),
      icon: IconFileMusic,
      isShown: may(role, "work"),
      onChoose: onPlaylist,
    },
    {
      key: "wished",
      label: t("actions.wished"),
      icon: IconChecklist,
      isShown: may(role, "work"),
      page: `/DJPortal/library/wished?event=${id}`,
    },
    {
      key: "delete",
      label: t("actions.delete"),
      icon: IconTrash,
      isGrave: true,
      isShown: isOwner,
      onChoose: onRemove,
    },
    {
      key: "leave",
      label: t("actions.leave"),
      icon: IconDoorExit,
      isGrave: true,
      isShown: !isOwner,
      onChoose: onLeave,
    },
  ];
  return (
    <MenuButton
      variant="icon"
      label={t("more", { name })}
      choices={choices.filter(({ isShown }) => isShown)}
      props={{ size: "large", sx: { marginInlineStart: "auto", marginInlineEnd: -1.25 } }}
    >
      <IconDots size={20} aria-hidden />
    </MenuButton>
  );
}
