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
import { type Messages, useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { MenuIconButton } from "@/components/ui/menu-button";
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

/** A choice that is called by its key. */
type Choice<Of = MenuChoice> = Of extends MenuChoice
  ? Omit<Of, "key" | "label"> & { key: keyof Messages["events"]["actions"] }
  : never;

/** The actions on the whole event. */
export function EventMenu({ event, ...on }: { event: ListedEvent } & EventActions) {
  const t = useTranslations("events");
  const download = useDownload();
  const { id, name, role } = event;
  const works = may(role, "work");
  const manages = may(role, "manage");
  const owns = may(role, "own");
  const onPress = (press: MouseEvent<HTMLAnchorElement>) => download(press, name);
  const choices: (Choice | false)[] = [
    manages && { key: "edit", icon: IconPencil, onChoose: on.onEdit },
    manages && { key: "rules", icon: IconPlaylist, onChoose: on.onRules },
    manages && { key: "crates", icon: IconVinyl, onChoose: on.onCrates },
    owns && { key: "team", icon: IconUsers, onChoose: on.onShare },
    manages && { key: "screens", icon: IconDeviceTv, onChoose: on.onScreens },
    { key: "insights", icon: IconChartHistogram, page: `/DJPortal/insights?night=${id}` },
    { key: "poster", icon: IconQrcode, page: `/DJPortal/poster?event=${id}` },
    works && { key: "export", icon: IconFileTypeCsv, file: exportUrl(id), onPress },
    works && { key: "playlist", icon: IconFileMusic, onChoose: on.onPlaylist },
    works && { key: "wished", icon: IconChecklist, page: `/DJPortal/library/wished?event=${id}` },
    owns && { key: "delete", icon: IconTrash, isGrave: true, onChoose: on.onRemove },
    !owns && { key: "leave", icon: IconDoorExit, isGrave: true, onChoose: on.onLeave },
  ];
  return (
    <MenuIconButton
      label={t("more", { name })}
      choicesOf={() =>
        choices.flatMap((choice) =>
          choice ? [{ ...choice, label: t(`actions.${choice.key}`) }] : [],
        )
      }
      edge="end"
    >
      <IconDots size={20} aria-hidden />
    </MenuIconButton>
  );
}
