import {
  IconCalendar,
  IconCalendarEvent,
  IconDisc,
  IconLogin2,
  IconMail,
  IconMessages,
  IconMusic,
  IconNote,
  IconTicket,
  IconUsers,
  type TablerIcon,
} from "@tabler/icons-react";
import type { Route } from "next";
import type { Dj } from "@/lib/account/auth/schema";

/** The viewer: a signed-in DJ or a guest; the demo shows everyone both menus. */
export type Viewer = { dj: Dj | undefined; isDemo: boolean };

type Audience = "everyone" | "djs" | "guests";

/** The areas of the back office, by the specification's labels. */
const areaLabels = ["Chats", "Email", "Notes", "Calendar", "Contacts", "Tickets"] as const;
type AreaLabel = (typeof areaLabels)[number];
type Label = "requests" | "board" | "events" | "signIn" | AreaLabel;

export function isAreaLabel(label: Label): label is AreaLabel {
  return areaLabels.some((known) => known === label);
}

export type MenuItem = {
  href: Route;
  label: Label;
  icon: TablerIcon;
  audience: Audience;
  /** The pages below its address are others: it is the current entry on its own page only. */
  isAlone?: true;
};
type MenuGroup = { label: "party" | "backOffice"; items: MenuItem[] };

/** Typed as `Route`, so an entry without a page does not compile; an area joins when its pages exist. */
export const menu: MenuGroup[] = [
  {
    label: "party",
    items: [
      { href: "/requests", label: "requests", icon: IconMusic, audience: "everyone" },
      { href: "/DJPortal", label: "board", icon: IconDisc, audience: "djs", isAlone: true },
      { href: "/DJPortal/events", label: "events", icon: IconCalendarEvent, audience: "djs" },
      { href: "/auth/login", label: "signIn", icon: IconLogin2, audience: "guests" },
    ],
  },
  {
    label: "backOffice",
    items: [
      { href: "/apps/chats", label: "Chats", icon: IconMessages, audience: "djs" },
      { href: "/apps/email", label: "Email", icon: IconMail, audience: "djs" },
      { href: "/apps/notes", label: "Notes", icon: IconNote, audience: "djs" },
      { href: "/apps/calendar", label: "Calendar", icon: IconCalendar, audience: "djs" },
      { href: "/apps/contacts", label: "Contacts", icon: IconUsers, audience: "djs" },
      { href: "/apps/tickets", label: "Tickets", icon: IconTicket, audience: "djs" },
    ],
  },
];

/** The menu for this viewer. */
export function menuFor({ dj, isDemo }: Viewer) {
  const shown: Record<Audience, boolean> = { everyone: true, djs: !!dj || isDemo, guests: !dj };
  return menu
    .map((group) => ({ ...group, items: group.items.filter((item) => shown[item.audience]) }))
    .filter((group) => group.items.length > 0);
}

/** The entry of the current page: the longest address that is a prefix of the path. */
export function currentItem(groups: MenuGroup[], pathname: string) {
  return groups
    .flatMap((group) => group.items)
    .filter(
      ({ href, isAlone }) => pathname === href || (!isAlone && pathname.startsWith(`${href}/`)),
    )
    .sort((a, b) => b.href.length - a.href.length)[0];
}
