import {
  IconArrowBackUp,
  IconBookmark,
  IconBookmarkFilled,
  IconMail,
  IconMailOpened,
  IconStar,
  IconStarFilled,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import type { DeskEmail } from "@/lib/office/email/schema";
import { useEmailTools } from "./email-tools";

/** What can be done with the open mail. */
export function ReaderActions({ email }: { email: DeskEmail }) {
  const t = useTranslations("email");
  const { setMark, setUnread, toggleTrash } = useEmailTools("actions");
  const { starred, important, unread, trash } = email;
  const [Star, Important] = [
    starred ? IconStarFilled : IconStar,
    important ? IconBookmarkFilled : IconBookmark,
  ];
  const [Read, Trash] = [unread ? IconMailOpened : IconMail, trash ? IconArrowBackUp : IconTrash];
  const acts = [
    { key: trash ? "restore" : "delete", icon: Trash, run: () => toggleTrash([email]) },
    { key: "star", icon: Star, on: starred, run: () => setMark([email], "starred", !starred) },
    {
      key: "important",
      icon: Important,
      on: important,
      run: () => setMark([email], "important", !important),
    },
    {
      key: unread ? "markRead" : "markUnread",
      icon: Read,
      run: () => setUnread([email], !unread),
    },
  ] as const;
  return acts.map(({ key, icon: Icon, run, ...state }) => (
    <IconButton
      key={key}
      aria-label={t(key)}
      title={t(key)}
      onClick={run}
      {...("on" in state && {
        "aria-pressed": state.on,
        color: state.on ? "warning" : "muted",
      })}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  ));
}
