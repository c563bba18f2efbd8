import {
  IconCalendarEvent,
  IconDisc,
  IconLogin2,
  IconMusic,
  type TablerIcon,
} from "@tabler/icons-react";
import type { Route } from "next";
import type { Dj } from "@/lib/account/auth/schema";

/** Who is looking: a signed-in DJ or a guest; the demo shows both everything. */
export type Viewer = { dj: Dj | undefined; isDemo: boolean };

type Audience = "everyone" | "djs" | "guests";

export type MenuItem = {
  href: Route;
  label: "requests" | "board" | "events" | "signIn";
  icon: TablerIcon;
  audience: Audience;
};
type MenuGroup = { label: "party" | "backOffice"; items: MenuItem[] };

/** `Route` lets no entry compile whose page does not exist: an area joins when its pages land. */
export const menu: MenuGroup[] = [
  {
    label: "party",
    items: [
      { href: "/requests", label: "requests", icon: IconMusic, audience: "everyone" },
      { href: "/DJPortal", label: "board", icon: IconDisc, audience: "djs" },
      { href: "/DJPortal/events", label: "events", icon: IconCalendarEvent, audience: "djs" },
      { href: "/auth/login", label: "signIn", icon: IconLogin2, audience: "guests" },
    ],
  },
];

/** The menu as this viewer sees it. */
export function menuFor({ dj, isDemo }: Viewer) {
  const shown: Record<Audience, boolean> = { everyone: true, djs: !!dj || isDemo, guests: !dj };
  return menu
    .map((group) => ({ ...group, items: group.items.filter((item) => shown[item.audience]) }))
    .filter((group) => group.items.length > 0);
}

/** The entry whose page is shown: the longest address that the path starts with. */
export function currentItem(groups: MenuGroup[], pathname: string) {
  return groups
    .flatMap((group) => group.items)
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
}
