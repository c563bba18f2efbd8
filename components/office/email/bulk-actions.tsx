import {
  IconArrowBackUp,
  IconFolderSymlink,
  IconMail,
  IconMailOpened,
  IconStar,
  IconStarFilled,
  IconTrash,
  type TablerIcon,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { MenuIconButton } from "@/components/ui/menu-button";
import { moveTargets } from "@/lib/office/email/rules";
import { useEmailTools } from "./email-tools";
import { filterIcons } from "./filter-looks";

/** What can be done with the checked mails. */
export function BulkActions() {
  const t = useTranslations("email");
  const { checked } = useEmailTools("filter");
  const { setMark, setUnread, toggleTrash, move } = useEmailTools("actions");
  const hasUnread = checked.some(({ unread }) => unread);
  const isStarred = checked.every(({ starred }) => starred);
  const isTrash = checked.every(({ trash }) => trash);
  return (
    <>
      <Act
        label={t(hasUnread ? "markRead" : "markUnread")}
        icon={hasUnread ? IconMailOpened : IconMail}
        onClick={() => setUnread(checked, !hasUnread)}
      />
      <Act
        label={t("star")}
        icon={isStarred ? IconStarFilled : IconStar}
        isPressed={isStarred}
        onClick={() => setMark(checked, "starred", !isStarred)}
      />
      <MenuIconButton
        label={t("move")}
        choicesOf={() =>
          moveTargets.map((target) => ({
            key: target,
            label: t(`filters.${target}`),
            icon: filterIcons[target],
            onChoose: () => move(checked, target),
          }))
        }
        title={t("move")}
        isNarrow
      >
        <IconFolderSymlink size={22} aria-hidden />
      </MenuIconButton>
      <Act
        label={t(isTrash ? "restore" : "deleteAll")}
        icon={isTrash ? IconArrowBackUp : IconTrash}
        onClick={() => toggleTrash(checked)}
      />
    </>
  );
}

type ActProps = { label: string; icon: TablerIcon; isPressed?: boolean; onClick: () => void };

function Act({ label, icon: Icon, isPressed, onClick }: ActProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
      isNarrow
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  );
}
