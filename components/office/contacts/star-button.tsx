import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";
import { useContactTools } from "./contacts-tools";

/** Stars a contact, or takes the star away. */
export function StarButton({ contact, tabIndex }: { contact: Contact; tabIndex?: 0 | -1 }) {
  const t = useTranslations("contacts");
  const { update } = useContactTools("actions");
  const { starred } = contact;
  const Icon = starred ? IconStarFilled : IconStar;
  const label = t("star", { name: nameOf(contact) });
  return (
    <IconButton
      aria-label={label}
      aria-pressed={starred}
      title={label}
      {...(tabIndex !== undefined && { tabIndex })}
      onClick={() => update(contact, { starred: !starred })}
      color={starred ? "warning" : "muted"}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}
