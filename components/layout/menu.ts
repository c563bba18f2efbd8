import {
  IconBooks,
  IconCalendar,
  IconCalendarEvent,
  IconChartBar,
  IconChartHistogram,
  IconDisc,
  IconMail,
  IconMessages,
  IconMusic,
  IconNews,
  IconNote,
  IconQrcode,
  IconShoppingBag,
  IconTable,
  IconTicket,
  IconUser,
  IconUserCircle,
  IconUsers,
  IconVinyl,
  type TablerIcon,
} from "@tabler/icons-react";
import type { Route } from "next";
import type { Dj } from "@/lib/account/auth/schema";

/** The viewer: a signed-in DJ or a guest; the demo shows everyone both menus. */
export type Viewer = {
  dj: Dj | undefined;
  isDemo: boolean;
  /** The id of the DJ's account, unless others use it, too: it keeps desks. */
  account?: string | undefined;
};

type Audience = "everyone" | "djs" | "guests";

/** Labels of the specification. */
const specLabels = [
  "Chats",
  "Email",
  "Notes",
  "Calendar",
  "Contacts",
  "Tickets",
  "Modern",
  "eCommerce",
  "Ecommerce",
  "Shop",
  "List",
  "Checkout",
  "Users",
  "Profile",
  "Followers",
  "Friends",
  "Gallery",
  "Blog",
  "Posts",
] as const;
type SpecLabel = (typeof specLabels)[number];
type OwnLabel =
  | "requests"
  | "board"
  | "events"
  | "library"
  | "decks"
  | "insights"
  | "poster"
  | "signIn"
  | "dashboards"
  | "components"
  | "tables"
  | "charts"
  | "forms";
export type MenuLabel = OwnLabel | SpecLabel;

export function isSpecLabel(label: MenuLabel): label is SpecLabel {
  return specLabels.some((known) => known === label);
}

/** Typed as `Route`, so an entry without a page does not compile; an area joins when its pages exist. */
type MenuPage = {
  href: Route;
  label: MenuLabel;
  /** The pages below its address are others: it is the current entry on its own page only. */
  isAlone?: true;
  /** Where its details are, if not below its address. */
  details?: `/${string}`;
};
export type MenuItem = MenuPage & { icon: TablerIcon; audience: Audience };
/** Pages that belong together, folded away until they are wanted. */
export type MenuSection = {
  label: MenuLabel;
  icon: TablerIcon;
  audience: Audience;
  pages: MenuPage[];
};
type MenuGroup = { label: "party" | "backOffice"; items: (MenuItem | MenuSection)[] };

export const menu: MenuGroup[] = [
  {
    label: "party",
    items: [
      { href: "/requests", label: "requests", icon: IconMusic, audience: "everyone" },
      { href: "/DJPortal", label: "board", icon: IconDisc, audience: "djs", isAlone: true },
      { href: "/DJPortal/events", label: "events", icon: IconCalendarEvent, audience: "djs" },
      { href: "/DJPortal/library", label: "library", icon: IconBooks, audience: "djs" },
      { href: "/DJPortal/decks", label: "decks", icon: IconVinyl, audience: "djs" },
      { href: "/DJPortal/insights", label: "insights", icon: IconChartHistogram, audience: "djs" },
      { href: "/DJPortal/poster", label: "poster", icon: IconQrcode, audience: "djs" },
      { href: "/auth/login", label: "signIn", icon: IconUser, audience: "guests" },
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
      {
        label: "dashboards",
        icon: IconChartBar,
        audience: "djs",
        pages: [
          { href: "/dashboards/modern", label: "Modern" },
          { href: "/dashboards/ecommerce", label: "eCommerce" },
        ],
      },
      {
        label: "Ecommerce",
        icon: IconShoppingBag,
        audience: "djs",
        pages: [
          { href: "/apps/ecommerce/shop", label: "Shop", details: "/apps/ecommerce/detail" },
          { href: "/apps/ecommerce/list", label: "List" },
          { href: "/apps/ecommerce/checkout", label: "Checkout" },
        ],
      },
      {
        label: "Users",
        icon: IconUserCircle,
        audience: "djs",
        pages: [
          { href: "/apps/user-profile", label: "Profile" },
          { href: "/apps/followers", label: "Followers" },
          { href: "/apps/friends", label: "Friends" },
          { href: "/apps/gallery", label: "Gallery" },
        ],
      },
      {
        label: "Blog",
        icon: IconNews,
        audience: "djs",
        pages: [{ href: "/apps/blog/posts", label: "Posts", details: "/apps/blog/detail" }],
      },
      {
        label: "components",
        icon: IconTable,
        audience: "djs",
        pages: [
          { href: "/apps/tables", label: "tables" },
          { href: "/apps/charts", label: "charts" },
          { href: "/apps/forms", label: "forms" },
        ],
      },
    ],
  },
];

/** The menu for this viewer. */
export function menuFor({ dj, isDemo }: Viewer) {
  const shown: Record<Audience, boolean> = { everyone: true, djs: !!dj || isDemo, guests: !dj };
  const isShown = (item: MenuItem | MenuSection) =>
    shown[item.audience] && (!("pages" in item) || item.pages.length > 0);
  return menu
    .map((group) => ({ ...group, items: group.items.filter(isShown) }))
    .filter((group) => group.items.length > 0);
}

type MenuEntry = MenuPage & { icon: TablerIcon; section: MenuLabel | undefined };

/** The pages of the menu in its order. Those of a section have its icon. */
export function pagesOf(groups: MenuGroup[]) {
  return groups
    .flatMap(({ items }) => items)
    .flatMap((item): MenuEntry[] =>
      "pages" in item
        ? item.pages.map((page) => ({ ...page, icon: item.icon, section: item.label }))
        : [{ ...item, section: undefined }],
    );
}

/** The address of the current page's entry: the longest that is a prefix of the path, or the one of its details. */
export function currentHref(groups: MenuGroup[], pathname: string) {
  return pagesOf(groups)
    .filter(
      ({ href, isAlone, details }) =>
        pathname === href ||
        (!isAlone && pathname.startsWith(`${href}/`)) ||
        (details && pathname.startsWith(`${details}/`)),
    )
    .sort((a, b) => b.href.length - a.href.length)[0]?.href;
}
