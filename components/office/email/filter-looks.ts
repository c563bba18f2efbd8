import {
  IconAlertOctagon,
  IconBookmark,
  IconInbox,
  IconPencil,
  IconSend,
  IconStar,
  IconTrash,
  type TablerIcon,
} from "@tabler/icons-react";
import type { EmailFilter } from "@/lib/office/email/rules";
import { type EmailLabel, emailFolders, emailLabels } from "@/lib/office/email/schema";

export const filterIcons: Record<Exclude<EmailFilter, EmailLabel>, TablerIcon> = {
  inbox: IconInbox,
  sent: IconSend,
  draft: IconPencil,
  spam: IconAlertOctagon,
  trash: IconTrash,
  starred: IconStar,
  important: IconBookmark,
};

/** Each label's colour in the theme. */
export const labelColors = {
  Promotional: "primary",
  Social: "error",
  Health: "success",
} as const satisfies Record<EmailLabel, string>;

/** The filters in the order of the menu, in groups with the key of their heading. */
export const filterGroups = [
  { heading: undefined, filters: emailFolders },
  { heading: "marked", filters: ["starred", "important"] },
  { heading: "labels", filters: emailLabels },
] as const satisfies { heading: string | undefined; filters: readonly EmailFilter[] }[];
